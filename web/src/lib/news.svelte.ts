/** What is new in the position that is shown: pieces that settle, areas that glow, the last move. */

import { freshAreas, freshPieces } from './fresh';
import type { Scene } from './scene';

export class News {
  /** For each board the cells of pieces that have come. */
  fresh = $state.raw(new Map<string, ReadonlySet<string>>());
  /** What was laid last on each board: it is marked until the next move. */
  last = $state.raw(new Map<string, string[]>());
  private areas = $state.raw<ReturnType<typeof freshAreas>>([]);
  /** The newest position, and what was laid last in it: that is marked again when one comes back. */
  private present: Scene | null = null;
  private standing = new Map<string, string[]>();

  /** Show another position; where one looks back, with the one before it, if that is known. */
  take(before: Scene | null, scene: Scene, past?: Scene | null): void {
    this.fresh = freshPieces(before, scene);
    this.areas = freshAreas(before, scene);
    if (past !== undefined) {
      this.last = laid(past, scene);
      return;
    }
    const came = laid(this.present, scene);
    if (this.present && isTakenBack(this.present, scene)) this.standing = new Map();
    else if (came.size > 0) this.standing = came;
    this.present = scene;
    this.last = this.standing;
  }

  /** What was laid before one came, unless something has been since: whether that is found in this move. */
  recall(before: Scene, scene: Scene): boolean {
    if (this.standing.size > 0) return true;
    const shown = this.last === this.standing;
    this.standing = laid(before, scene);
    if (shown) this.last = this.standing;
    return this.standing.size > 0;
  }

  freshOn(board: string): ReadonlySet<string> {
    return this.fresh.get(board) ?? NONE;
  }

  /** Areas of a board that glow once. */
  glowOn(board: string): string[][] {
    return this.areas.filter((one) => one.board === board).map((one) => one.cells);
  }
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The boards on which something was laid or turned over between two positions, and the cells of it.
 * What is struck out when all is counted was neither.
 */
function laid(before: Scene | null, scene: Scene): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const fresh = freshPieces(before, scene);
  for (const { name, role, pieces = [] } of scene.boards) {
    if (role === 'tray') continue;
    const old = before?.boards.find((one) => one.name === name)?.pieces ?? [];
    const occupied = new Set(old.map((piece) => piece.cell));
    const struck = new Set(pieces.filter(({ look }) => look === 'crossed').map(({ cell }) => cell));
    const cells = [...(fresh.get(name) ?? NONE)];
    const came = cells.filter((cell) => !occupied.has(cell));
    const turned = cells.filter((cell) => !struck.has(cell));
    if (came.length + turned.length > 0) found.set(name, came.length > 0 ? came : turned);
  }
  return found;
}

/** Whether something lay on a board that is gone: no move takes anything away. */
function isTakenBack(before: Scene, scene: Scene): boolean {
  return before.boards.some((old) => {
    const now = scene.boards.find((one) => one.name === old.name);
    if (!now || old.role === 'tray') return false;
    const kept = new Set((now.pieces ?? []).map((piece) => piece.cell));
    return (old.pieces ?? []).some((piece) => piece.cell !== undefined && !kept.has(piece.cell));
  });
}
