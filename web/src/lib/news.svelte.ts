/** What is new in the position that is shown: pieces that settle, areas that glow, the last move. */

import { freshAreas, freshPieces } from './fresh';
import type { Scene } from './scene';

export class News {
  /** For each board the cells of pieces that have come. */
  fresh = $state.raw(new Map<string, ReadonlySet<string>>());
  /** What was laid last on each board: it is marked until the next move. */
  last = $state.raw(new Map<string, string[]>());
  private areas = $state.raw<ReturnType<typeof freshAreas>>([]);

  take(before: Scene | null, scene: Scene): void {
    this.fresh = freshPieces(before, scene);
    this.areas = freshAreas(before, scene);
    const moved = scene.boards.filter((one) => one.role !== 'tray' && this.fresh.get(one.name)?.size);
    if (moved.length > 0) this.last = new Map(moved.map((one) => [one.name, [...this.fresh.get(one.name)!]]));
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
