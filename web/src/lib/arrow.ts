/** Where the arrow to what was laid last is drawn: at a corner of it, and over nobody's sign. */

import { SQUARE, type Board, type Point } from './scene';
import { middle } from './stones';

/** How long it is, how far its tip stays from what it points at, and how much room it wants. */
export const [LENGTH, GAP, ROOM] = [0.36, 0.04, 0.42];

export interface Arrow {
  tip: Point;
  /** From the tip to the tail, one unit long. */
  way: Point;
}

/**
 * The arrow to these cells of a board, of which one sees a box. At its corners a stone has room
 * between the signs of all others. What is out of sight is pointed at from the edge.
 */
export function arrowTo(
  { cells, shapes = {}, pieces = [], labels = [] }: Board,
  box: readonly number[],
  last: readonly string[],
  size = 1,
): Arrow | null {
  const outline = ({ x, y, shape }: { x: number; y: number; shape?: string }): Point[] =>
    (shapes[shape ?? ''] ?? SQUARE).map(([dx, dy]) => [x + dx, y + dy]);
  const laid = cells.filter(({ id }) => last.includes(id)).map(outline);
  if (laid.length === 0) return null;
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const within = ([x, y]: Point): Point => [
    Math.min(Math.max(x, left), left + width),
    Math.min(Math.max(y, top), top + height),
  ];
  const whole = middle(laid.flat());
  const edge = within(whole);
  if (distance(edge, whole) > 0) return away(whole, edge, GAP);

  const signs = [
    ...laid.map(middle),
    ...labels.map(({ x, y }): Point => [x, y]),
    ...pieces.map((one): Point => (one.look === 'card' ? middle(outline(one)) : [one.x, one.y])),
  ];
  let found: Arrow | null = null;
  let most = -Infinity;
  for (const stone of laid) {
    for (const corner of stone) {
      const arrow = away(middle(stone), corner, GAP * size);
      const [body, tail] = [0.6, 1].map((part) => along(arrow.tip, arrow.way, part * LENGTH * size));
      const free = Math.min(ROOM, ...signs.flatMap((sign) => [distance(body!, sign), distance(tail!, sign)]));
      // On the board if that can be, and rather from above, where no hand lies.
      const score = free - distance(tail!, within(tail!)) + (arrow.way[0] / 2 - arrow.way[1]) / 50;
      if (score > most) [found, most] = [arrow, score];
    }
  }
  return found;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const along = ([x, y]: Point, [dx, dy]: Point, far: number): Point => [x + dx * far, y + dy * far];

/** The arrow that points from beyond `to` at `from`. */
function away(from: Point, to: Point, gap: number): Arrow {
  const far = distance(from, to);
  const way: Point = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
  return { tip: along(to, way, gap), way };
}
