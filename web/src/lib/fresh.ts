/** What is new between two scenes, so that it can be shown to settle. */

import type { Board, Piece, Scene } from './scene';

const NONE: ReadonlySet<string> = new Set();

function look(piece: Piece): string {
  return `${piece.cell}/${piece.shape ?? ''}/${piece.colour}/${piece.letter ?? ''}/${piece.look ?? ''}`;
}

/** For each board the cells with a piece that was not there before. */
export function freshPieces(before: Scene | null, now: Scene): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  if (!before) return found;
  for (const board of now.boards) {
    const old = before.boards.find((one) => one.name === board.name);
    found.set(board.name, fresh(old, board));
  }
  return found;
}

function fresh(before: Board | undefined, now: Board): ReadonlySet<string> {
  const cells = (now.pieces ?? []).filter((piece) => piece.cell !== undefined);
  if (!before) return new Set(cells.map((piece) => piece.cell!));
  const known = new Set((before.pieces ?? []).map(look));
  const added = cells.filter((piece) => !known.has(look(piece)));
  return added.length > 0 ? new Set(added.map((piece) => piece.cell!)) : NONE;
}

interface Area {
  board: string;
  cells: string[];
}

function areasOf(scene: Scene): Map<string, Area> {
  const found = new Map<string, Area>();
  for (const line of scene.accounts.flatMap((account) => account.lines)) {
    // The same field may stand in the account of each who looks at it.
    for (const cells of line.areas ?? []) {
      found.set(`${line.board}/${cells.toSorted().join()}`, { board: line.board ?? '', cells });
    }
  }
  return found;
}

/** Areas and fields that have come about: out of nothing, or of several that have grown together. */
export function freshAreas(before: Scene | null, now: Scene): Area[] {
  if (!before) return [];
  const known = areasOf(before);
  const old = [...known.values()];
  return [...areasOf(now)]
    .filter(([key, { board, cells }]) => {
      if (known.has(key) || cells.length < 2) return false;
      const here = new Set(cells);
      const touched = old.filter((one) => one.board === board && one.cells.some((cell) => here.has(cell)));
      return touched.length !== 1;
    })
    .map(([, area]) => area);
}
