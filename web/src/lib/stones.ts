/** Hand-cut stones: shapes that are a hair irregular, always the same for the same place. */

import { inks, stones } from '../../../src/musivum/drawing/palette.json';
import { SQUARE, type Board, type Colour, type Point, type Sign } from './scene';

const named = Object.entries(stones) as [Colour, { day: string; ink: 'light' | 'dark' }][];

function each(value: (stone: { day: string; ink: 'light' | 'dark' }) => string): Record<Colour, string> {
  return Object.fromEntries(named.map(([name, stone]) => [name, value(stone)])) as Record<Colour, string>;
}

export const STONE: Record<Colour, string> = each((stone) => stone.day);

/** The sign on a stone, at least 3:1 against every shade of it. */
export const INK: Record<Colour, string> = each((stone) => inks[stone.ink]);

/** A small hash of a text (FNV-1a), for looks that do not change from redraw to redraw. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Numbers from -1 to 1 that follow from a seed. */
export function wobble(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) / 0xffffffff) * 2 - 1;
  };
}

/** A colour moved towards white (above 0) or black (below 0). */
export function shade(hex: string, by: number): string {
  const to = by > 0 ? 255 : 0;
  const mix = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(channel + (to - channel) * Math.abs(by));
  });
  return `rgb(${mix.join(' ')})`;
}

export interface Cut {
  /** The outline, the lit face, and the lower edge in shadow, as SVG points. */
  outline: string;
  face: string;
  fill: string;
  lit: string;
  dark: string;
}

const JITTER = 0.022;
const GAP = 0.945;

/** A stone of this shape and colour; `seed` decides its irregularities. */
export function cut(shape: readonly Point[], colour: Colour, seed: string, regular = false): Cut {
  const next = wobble(seedOf(seed + colour));
  const jitter = regular ? 0 : JITTER;
  const corners = shape.map(([x, y]): Point => [x * GAP + next() * jitter, y * GAP + next() * jitter]);
  const tone = next() * 0.07;
  const cx = mean(corners.map(([x]) => x));
  const cy = mean(corners.map(([, y]) => y));
  const face = corners.map(([x, y]): Point => [
    cx + (x - cx) * 0.8 + next() * jitter * 0.5,
    cy + (y - cy) * 0.8 - 0.025 + next() * jitter * 0.5,
  ]);
  const base = STONE[colour];
  return {
    outline: points(corners),
    face: points(face),
    fill: shade(base, tone),
    lit: shade(base, Math.min(tone + 0.1, 0.13)),
    dark: shade(base, tone - 0.22),
  };
}

export function points(shape: readonly Point[]): string {
  return shape.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

export function middle(shape: readonly Point[]): Point {
  return [mean(shape.map(([x]) => x)), mean(shape.map(([, y]) => y))];
}

/** The path of a sign in a box from -1 to 1, and whether it is filled or drawn with a line. */
export const SIGNS: Record<Sign, { path: string; line?: number }> = {
  circle: { path: 'M0 -.78A.78 .78 0 1 1 0 .78A.78 .78 0 1 1 0 -.78Z', line: 0.36 },
  triangle: { path: 'M0 -.92L.9 .66L-.9 .66Z', line: 0.34 },
  cross: { path: 'M-.72 -.72L.72 .72M.72 -.72L-.72 .72', line: 0.4 },
  square: { path: 'M-.72 -.72H.72V.72H-.72Z', line: 0.34 },
  diamond: { path: 'M0 -1L.86 0L0 1L-.86 0Z' },
  bars: { path: 'M-.8 -.5H.8M-.8 .5H.8', line: 0.42 },
  star: {
    path: 'M0 -1L.26 -.36L.95 -.31L.42 .14L.59 .81L0 .44L-.59 .81L-.42 .14L-.95 -.31L-.26 -.36Z',
  },
};

/** The outline of an area of a board: of cells, and of parts of cells (`cell/shape`). */
export function areaOf(board: Board, area: readonly string[]): string {
  const cells = new Map(board.cells.map((cell) => [cell.id, cell]));
  return outlineOf(
    area.flatMap((id) => {
      const [name, part] = id.split('/');
      const cell = cells.get(name!);
      if (!cell) return [];
      return [{ x: cell.x, y: cell.y, shape: board.shapes?.[part ?? cell.shape ?? ''] ?? SQUARE }];
    }),
  );
}

/** The outline of a set of cells of one shape: the sides that no two of them share. */
export function outlineOf(cells: readonly { x: number; y: number; shape: readonly Point[] }[]): string {
  const sides = new Map<string, [Point, Point]>();
  for (const { x, y, shape } of cells) {
    shape.forEach(([fromX, fromY], n) => {
      const [toX, toY] = shape[(n + 1) % shape.length]!;
      const from: Point = [round(x + fromX), round(y + fromY)];
      const to: Point = [round(x + toX), round(y + toY)];
      if (!sides.delete(near(to, from))) sides.set(near(from, to), [from, to]);
    });
  }
  return [...sides.values()].map(([a, b]) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`).join('');
}

/** Sides of neighbouring cells differ by rounding; a coarse key makes them meet. */
function near(from: Point, to: Point): string {
  return [...from, ...to].map((n) => Math.round(n * 20)).join();
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

function round(n: number): number {
  return Math.round(n * 1000) / 1000;
}
