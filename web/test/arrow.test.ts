import { describe, expect, it } from 'vitest';
import { arrowTo, GAP, LENGTH } from '../src/lib/arrow';
import type { Board, Piece, Point } from '../src/lib/scene';

const HEX: Point[] = Array.from({ length: 6 }, (_, n): Point => {
  const turn = (Math.PI / 3) * n + Math.PI / 6;
  return [Math.cos(turn) / Math.sqrt(3), Math.sin(turn) / Math.sqrt(3)];
});
const TRIANGLES: Record<string, Point[]> = {
  n: [[-0.5, -0.5], [0.5, -0.5], [0, 0]],
  e: [[0.5, -0.5], [0.5, 0.5], [0, 0]],
  s: [[0.5, 0.5], [-0.5, 0.5], [0, 0]],
  w: [[-0.5, 0.5], [-0.5, -0.5], [0, 0]],
}; // prettier-ignore

/** A board of places that all have pieces, but for those that are left out. */
function full(places: Point[], shapes: Board['shapes'], free: string[] = []): Board {
  const shape = shapes?.['hex'] ? 'hex' : undefined;
  const cells = places.map(([x, y]) => ({
    id: `${x},${y}`,
    x,
    y,
    say: ['x'] as ['x'],
    ...(shape && { shape }),
  }));
  const pieces = cells
    .filter(({ id }) => !free.includes(id))
    .flatMap(({ id, x, y }): Piece[] =>
      shapes?.['n']
        ? Object.keys(shapes).map((part) => ({ x, y, colour: 'lapis', cell: id, look: 'card', shape: part }))
        : [{ x, y, colour: 'lapis', cell: id, ...(shape && { shape }) }],
    );
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 0.7, Math.min(...ys) - 0.7];
  const box: Board['box'] = [left, top, Math.max(...xs) + 0.7 - left, Math.max(...ys) + 0.7 - top];
  return { name: 'b', title: ['x'], role: 'main', box, cells, pieces, shapes };
}
const squares = Array.from({ length: 25 }, (_, n): Point => [n % 5, Math.floor(n / 5)]);
const hexes = squares.map(([x, y]): Point => [x + (y % 2) / 2, (y * Math.sqrt(3)) / 2]);

/** How near an arrow comes to a point. */
function nearest(board: Board, cells: string[], to: Point): number {
  const { tip, way } = arrowTo(board, board.box, cells)!;
  const on = [0, 0.25, 0.5, 0.75, 1].map((part) => [
    tip[0] + way[0] * part * LENGTH,
    tip[1] + way[1] * part * LENGTH,
  ]);
  return Math.min(...on.map(([x, y]) => Math.hypot(x! - to[0], y! - to[1])));
}

describe('the arrow to the last move', () => {
  it.each([
    ['squares', squares, undefined, 0.28],
    ['hexagons', hexes, { hex: HEX }, 0.28],
    ['cards of four triangles', squares, TRIANGLES, 0.15],
  ] as const)('covers no sign on a board full of %s', (_, places, shapes, sign) => {
    const board = full([...places], shapes as Board['shapes']);
    for (const { id } of board.cells) {
      for (const { x, y, look, shape } of board.pieces!) {
        const [dx, dy] = look === 'card' ? centroid(TRIANGLES[shape!]!) : [0, 0];
        expect(nearest(board, [id], [x + dx, y + dy])).toBeGreaterThan(sign);
      }
    }
  });
  it('ends at what was laid, and stays on the board', () => {
    const board = full(squares, undefined);
    for (const last of [['0,0'], ['4,4', '3,4'], ['2,2', '2,1', '3,1']]) {
      const { tip, way } = arrowTo(board, board.box, last)!;
      const corners = last.flatMap((id) => {
        const [x, y] = id.split(',').map(Number) as [number, number];
        return [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy): Point => [x + dx, y + dy]));
      });
      expect(Math.min(...corners.map(([x, y]) => Math.hypot(x - tip[0], y - tip[1])))).toBeCloseTo(GAP);
      const [left, top, width, height] = board.box;
      expect(tip[0] + way[0] * LENGTH).toBeGreaterThan(left - 0.2);
      expect(tip[0] + way[0] * LENGTH).toBeLessThan(left + width + 0.2);
      expect(tip[1] + way[1] * LENGTH).toBeGreaterThan(top - 0.2);
      expect(tip[1] + way[1] * LENGTH).toBeLessThan(top + height + 0.2);
    }
  });
  it('comes from where there is room', () => {
    const board = full(squares, undefined, ['3,3', '3,2', '2,3']);
    expect(arrowTo(board, board.box, ['2,2'])!.way).toEqual([
      expect.closeTo(Math.SQRT1_2),
      expect.closeTo(Math.SQRT1_2),
    ]);
  });
  it('points from the edge at what is out of sight', () => {
    const board = full(squares, undefined);
    const { tip, way } = arrowTo(board, [-0.5, -0.5, 2, 2], ['4,1'])!;
    expect(tip).toEqual([1.5 - GAP, 1]);
    expect(way).toEqual([-1, 0]);
  });
  it('is none where nothing was laid', () => {
    const board = full(squares, undefined);
    expect(arrowTo(board, board.box, [])).toBeNull();
    expect(arrowTo(board, board.box, ['gone'])).toBeNull();
  });
});

const centroid = (shape: Point[]): Point => [
  shape.reduce((sum, [x]) => sum + x, 0) / 3,
  shape.reduce((sum, [, y]) => sum + y, 0) / 3,
];
