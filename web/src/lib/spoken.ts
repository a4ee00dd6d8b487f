/** Pieces in words, for those who listen: what one holds, and what it would cover. */

import type { Board, Cell, Piece } from './scene';
import { say, t } from './words';

/** One part of a piece: a side of a card with its colour, a sign, or a plain stone. */
function part(piece: Piece): string {
  if (piece.look === 'card') return t('web-side', { colour: piece.colour, side: piece.shape ?? '' });
  return t(piece.sign ? `web-sign-${piece.sign}` : 'web-sign-none');
}

/** A piece as it is turned now, row by row from above. */
export function told(pieces: readonly Piece[]): string {
  if (pieces.some((piece) => piece.look === 'card')) return pieces.map(part).join(', ');
  const xs = pieces.map((piece) => piece.x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const rows = [...new Set(pieces.map((piece) => piece.y))].sort((one, other) => one - other);
  const lines = rows.map((y) => {
    const found: string[] = [];
    for (let x = left; x <= right + 0.01; x++) {
      const here = pieces.find((piece) => piece.y === y && Math.abs(piece.x - x) < 0.3);
      found.push(here ? part(here) : t('web-sign-gap'));
    }
    return found.join(', ');
  });
  return lines.map((line, n) => (rows.length > 1 ? t('web-row', { number: n + 1, line }) : line)).join('; ');
}

/** The names of the cells that a piece would lie on, held at a cell. */
export function covers(board: Board, at: Cell, pieces: readonly Piece[]): string[] {
  const found = new Set<string>();
  for (const piece of pieces) {
    const [x, y] = [at.x + piece.x, at.y + piece.y];
    const cell = board.cells.find(
      (one) => one.shape !== 'none' && Math.abs(one.x - x) < 0.3 && Math.abs(one.y - y) < 0.3,
    );
    if (cell) found.add(say(cell.say));
  }
  return [...found];
}
