/** A move as a small picture: the part of a board that it changed, and what it changed there. */

import type { Board, Cell, Piece, Scene } from './scene';

export interface Thumb {
  board: Board;
  /** The cells that changed, to be outlined together. */
  changed: string[];
}

/** How much is seen around what changed, and how little is never shown. */
const MARGIN = 1.1;
const LEAST = 4;

const look = ({ x, y, colour, sign, letter, shape, look }: Piece): string =>
  [x, y, colour, sign, letter, shape, look].join('/');

/** The pieces that lie on a board, and did not before. */
function added(before: Board | undefined, now: Board): Piece[] {
  const known = new Set((before?.pieces ?? []).map(look));
  return (now.pieces ?? []).filter((piece) => !known.has(look(piece)));
}

/** A position, and whose move led to it. */
export interface Reached {
  seat: number | null;
  scene: Scene;
}

/**
 * What the move to one of these positions changed; null if nothing that can be seen did. What is
 * chosen unseen by others shows when all have chosen, on the board of whoever chose it.
 */
export function thumbAt(steps: readonly (Reached | undefined)[], step: number): Thumb | null {
  const [before, now] = [steps[step - 1], steps[step]];
  if (!before || !now) return null;
  const seat = now.seat ?? -1;
  const found = thumb(before.scene, now.scene, seat);
  if (seat < 0 || found?.board.seat === seat || (found && found.board.seat === undefined)) return found;
  for (const later of steps.slice(step + 1)) {
    if (!later || later.seat === seat || (later.seat ?? -1) < 0) break;
    const shown = thumb(before.scene, later.scene, seat);
    if (shown?.board.seat === seat) return shown;
  }
  return found?.board.role === 'tray' ? found : taken(now.scene);
}

/** What is in hand after a move that put nothing on a board. */
function taken(scene: Scene): Thumb | null {
  const step = scene.first === null ? undefined : scene.steps[scene.first];
  const pieces = step?.kind === 'place' ? step.turns[0]?.pieces : undefined;
  if (step?.kind !== 'place' || !pieces) return null;
  const board = { name: 'hand', title: step.prompt, role: 'tray' as const, cells: [], pieces };
  const box = around({ box: [-50, -50, 100, 100] }, pieces);
  return { board: { ...board, box, ...(step.shapes ? { shapes: step.shapes } : {}) }, changed: [] };
}

/** What a move of a seat changed; null if nothing that can be seen did. */
export function thumb(before: Scene, now: Scene, seat: number): Thumb | null {
  const changed = now.boards
    .map((board) => ({
      board,
      pieces: added(
        before.boards.find((one) => one.name === board.name),
        board,
      ),
    }))
    .filter(({ pieces }) => pieces.length > 0);
  // Boards come before what lies beside them, and of the boards one's own first.
  const rank = ({ board }: { board: Board }): number =>
    board.role === 'tray' ? 2 : board.seat === undefined || board.seat === seat ? 0 : 1;
  const found = changed.toSorted((one, other) => rank(one) - rank(other))[0];
  return found ? cropped(found.board, found.pieces) : null;
}

function cropped(board: Board, pieces: Piece[]): Thumb {
  const box = board.role === 'tray' ? board.box : around(board, pieces);
  const [left, top, width, height] = box;
  const inside = ({ x, y }: { x: number; y: number }): boolean =>
    x > left - 0.5 && x < left + width + 0.5 && y > top - 0.5 && y < top + height + 0.5;
  const cells = board.cells.filter((cell) => cell.shape !== 'none' && inside(cell));
  return {
    board: { ...board, box, cells, pieces: (board.pieces ?? []).filter(inside), labels: [] },
    changed: cells.filter((cell) => pieces.some((piece) => covers(cell, piece))).map(({ id }) => id),
  };
}

function covers(cell: Cell, piece: Piece): boolean {
  return Math.abs(cell.x - piece.x) < 0.3 && Math.abs(cell.y - piece.y) < 0.3;
}

/** A square around pieces, as far as possible inside the board. */
function around(board: Pick<Board, 'box'>, pieces: Piece[]): Board['box'] {
  const xs = pieces.map(({ x }) => x);
  const ys = pieces.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [bx, by, bw, bh] = board.box;
  const side = Math.min(
    Math.max(right - left + 2 * MARGIN, bottom - top + 2 * MARGIN, LEAST),
    Math.max(bw, bh),
  );
  const within = (middle: number, from: number, length: number): number =>
    side >= length
      ? from + (length - side) / 2
      : Math.min(Math.max(middle - side / 2, from), from + length - side);
  return [within((left + right) / 2, bx, bw), within((top + bottom) / 2, by, bh), side, side];
}
