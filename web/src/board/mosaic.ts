/**
 * A picture set in stones: worn where it is not restored, full of colour where it is.
 *
 * It is drawn twice for a size and a theme, worn and whole; a board then takes every cell from one of
 * the two. Nothing is random: the same stone always looks the same.
 */

import type { Shape } from '../lib/artwork';
import type { Board, Cell, Piece } from '../lib/scene';
import { STONE, seedOf, shade, wobble } from '../lib/stones';

export interface Colours {
  /** Between the stones of what is restored, and under what is worn. */
  joint: string;
  hollow: string;
}

export interface Layers {
  whole: HTMLCanvasElement;
  worn: HTMLCanvasElement;
  /** Pixels of a cell. */
  side: number;
  /** Stones along a cell's side. */
  fine: number;
}

/** A stone should be no smaller than this, in pixels, and a cell has no more than so many in a row. */
const SMALLEST = 4;
const FINEST = 9;
/** Part of the stones that have fallen out; what dust and years have left of the others' colour, and
 * how much is seen of it where it matters and elsewhere. */
const FALLEN = 0.13;
const FADED = 0.38;
const DUST = 0.1;
const [CLEAR, FAINT] = [0.8, 0.34];
/** How a stone may be out of place, and the joint between two of them, in parts of its side. */
const [CROOKED, JOINT] = [0.07, 0.075];
/** The tiles of a house that does not belong here, along a cell's side. */
const GLAZED = 3;

export const isForeign = (cell: Cell): boolean => Boolean(cell.tint && cell.sign);
export const isSubject = (cell: Cell): boolean => Boolean(cell.tint && !cell.sign);

/** Pieces that are seen themselves: none where they bring a picture to light. */
export const seen = (board: Board): Piece[] => (board.picture ? [] : (board.pieces ?? []));

/** A cell or a piece on it, by where it lies: pictures do without names of cells. */
export const place = ({ x, y }: { x: number; y: number }): string => `${x} ${y}`;

export const corner = (board: Board): [number, number] => [
  Math.min(...board.cells.map((cell) => cell.x)) - 0.5,
  Math.min(...board.cells.map((cell) => cell.y)) - 0.5,
];

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement('canvas');
  [made.width, made.height] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  return [made, made.getContext('2d')!];
}

/** Both pictures of a board at a size. */
export function layers(board: Board, shapes: readonly Shape[], side: number, colours: Colours): Layers {
  const fine = Math.max(2, Math.min(FINEST, Math.floor(side / SMALLEST)));
  const [, , width, height] = board.box;
  const [whole, lit] = canvas(width * side, height * side);
  const [worn, faded] = canvas(width * side, height * side);
  const cut = stonesOf(board, fine);
  const flat = flattened(board, shapes, side, fine);
  for (const [context, colour] of [
    [lit, colours.joint],
    [faded, colours.hollow],
  ] as const) {
    context.fillStyle = colour;
    for (const cell of board.cells) context.fillRect(...rect(board, cell, side));
  }
  lay(lit, flat, cut, board, side, fine);
  wear(faded, flat, cut, board, side);
  for (const cell of board.cells.filter(isForeign)) {
    glaze(lit, board, cell, side, 1);
    glaze(faded, board, cell, side, 0.42);
  }
  return { whole, worn, side, fine };
}

/** Where a cell lies, in pixels. */
export function rect(board: Board, cell: Cell, side: number): [number, number, number, number] {
  const [left, top] = board.box;
  const x = Math.round((cell.x - 0.5 - left) * side);
  const y = Math.round((cell.y - 0.5 - top) * side);
  return [x, y, Math.round((cell.x + 0.5 - left) * side) - x, Math.round((cell.y + 0.5 - top) * side) - y];
}

interface Stones {
  all: Path2D;
  /** Those that have not fallen out. */
  left: Path2D;
  /** Lighter and darker ones, and the upper edges that catch the light. */
  tones: { path: Path2D; colour: string; alpha: number }[];
  edges: Path2D;
}

/** The outlines of all stones, in units of cells from the corner of the box. */
function stonesOf(board: Board, fine: number): Stones {
  const tones = [
    { path: new Path2D(), colour: 'white', alpha: 0.16 },
    { path: new Path2D(), colour: 'white', alpha: 0.07 },
    { path: new Path2D(), colour: 'black', alpha: 0.06 },
    { path: new Path2D(), colour: 'black', alpha: 0.13 },
  ];
  const found: Stones = { all: new Path2D(), left: new Path2D(), tones, edges: new Path2D() };
  const u = 1 / fine;
  const next = wobble(seedOf(`${board.cells.length} ${fine}`));
  const near = (at: number): number => at + next() * CROOKED * u;
  for (const cell of board.cells) {
    if (isForeign(cell)) continue;
    for (let n = 0; n < fine * fine; n++) {
      const x = cell.x - 0.5 - board.box[0] + (n % fine) * u;
      const y = cell.y - 0.5 - board.box[1] + Math.floor(n / fine) * u;
      const [g, h] = [JOINT * u, u - JOINT * u];
      const points = [
        [near(x + g), near(y + g)],
        [near(x + h), near(y + g)],
        [near(x + h), near(y + h)],
        [near(x + g), near(y + h)],
      ] as const;
      const tone = tones[Math.floor((next() + 1) * 3)];
      const paths = [found.all, ...(tone ? [tone.path] : [])];
      if ((next() + 1) / 2 >= FALLEN) paths.push(found.left);
      // They are filled and so need not be closed: closing looks at the whole path again every time.
      for (const path of paths) {
        path.moveTo(...points[0]);
        for (const point of points.slice(1)) path.lineTo(...point);
      }
      if (next() > -0.2) {
        found.edges.moveTo(points[0][0], points[0][1]);
        found.edges.lineTo(points[1][0], points[1][1]);
      }
    }
  }
  return found;
}

/** The picture with one colour for each stone. */
function flattened(board: Board, shapes: readonly Shape[], side: number, fine: number): HTMLCanvasElement {
  const [, , width, height] = board.box;
  const [left, top] = corner(board);
  const DETAIL = 4;
  const [drawn, pen] = canvas(width * fine * DETAIL, height * fine * DETAIL);
  pen.scale(fine * DETAIL, fine * DETAIL);
  pen.translate(left - board.box[0], top - board.box[1]);
  pen.lineCap = pen.lineJoin = 'round';
  for (const { colour, width: line, path } of shapes) {
    const one = new Path2D(path);
    if (line) {
      pen.strokeStyle = colour;
      pen.lineWidth = line;
      pen.stroke(one);
    } else {
      pen.fillStyle = colour;
      pen.fill(one);
    }
  }
  // Down to a pixel a stone, whose grid begins at the first cell, and up again.
  const [dx, dy] = [(left - board.box[0]) * fine, (top - board.box[1]) * fine];
  const [small, mill] = canvas(width * fine, height * fine);
  mill.imageSmoothingQuality = 'high';
  mill.drawImage(drawn, -dx, -dy, width * fine, height * fine);
  const [large, wide] = canvas(width * side, height * side);
  wide.imageSmoothingEnabled = false;
  const scale = side / fine;
  wide.drawImage(small, dx * scale, dy * scale, small.width * scale, small.height * scale);
  return large;
}

function cutOut(flat: HTMLCanvasElement, path: Path2D, side: number): HTMLCanvasElement {
  const [made, pen] = canvas(flat.width, flat.height);
  pen.drawImage(flat, 0, 0);
  pen.globalCompositeOperation = 'destination-in';
  pen.scale(side, side);
  pen.fill(path);
  return made;
}

/** Set the stones: each with its shadow, its own tone, and light on its upper edge. */
function lay(
  pen: CanvasRenderingContext2D,
  flat: HTMLCanvasElement,
  cut: Stones,
  board: Board,
  side: number,
  fine: number,
): void {
  pen.save();
  pen.beginPath();
  for (const cell of board.cells) pen.rect(...rect(board, cell, side));
  pen.clip();
  pen.globalAlpha = 0.14;
  pen.fillStyle = 'black';
  pen.fill();
  pen.globalAlpha = 1;
  pen.save();
  pen.scale(side, side);
  pen.translate(0.05 / fine, 0.09 / fine);
  pen.globalAlpha = 0.4;
  pen.fillStyle = 'black';
  pen.fill(cut.all);
  pen.restore();
  pen.drawImage(cutOut(flat, cut.all, side), 0, 0);
  pen.scale(side, side);
  for (const { path, colour, alpha } of cut.tones) {
    pen.globalAlpha = alpha;
    pen.fillStyle = colour;
    pen.fill(path);
  }
  pen.globalAlpha = 0.26;
  pen.strokeStyle = 'white';
  pen.lineWidth = 0.09 / fine;
  pen.stroke(cut.edges);
  pen.restore();
}

/** What time has left of it: pale, with stones fallen out; what matters is clearer than the rest. */
function wear(
  pen: CanvasRenderingContext2D,
  flat: HTMLCanvasElement,
  cut: Stones,
  board: Board,
  side: number,
): void {
  const [pale, mill] = canvas(flat.width, flat.height);
  mill.drawImage(flat, 0, 0);
  mill.globalCompositeOperation = 'saturation';
  mill.globalAlpha = 1 - FADED;
  mill.fillStyle = 'gray';
  mill.fillRect(0, 0, pale.width, pale.height);
  mill.globalCompositeOperation = 'source-over';
  mill.globalAlpha = DUST;
  mill.fillStyle = 'black';
  mill.fillRect(0, 0, pale.width, pale.height);
  const rest = cutOut(pale, cut.left, side);
  for (const cell of board.cells) {
    if (isForeign(cell)) continue;
    const at = rect(board, cell, side);
    pen.globalAlpha = isSubject(cell) ? CLEAR : FAINT;
    pen.drawImage(rest, ...at, ...at);
  }
  pen.globalAlpha = 1;
}

/** Tiles of another house: large, even, shining. */
function glaze(pen: CanvasRenderingContext2D, board: Board, cell: Cell, side: number, alpha: number): void {
  const [left, top, width] = rect(board, cell, side);
  const u = width / GLAZED;
  const colour = STONE[cell.tint as keyof typeof STONE];
  const next = wobble(seedOf(place(cell)));
  pen.save();
  pen.globalAlpha = alpha;
  for (let n = 0; n < GLAZED * GLAZED; n++) {
    const [x, y] = [left + (n % GLAZED) * u, top + Math.floor(n / GLAZED) * u];
    const gap = Math.max(0.5, u * 0.045);
    pen.fillStyle = shade(colour, (n % 2 ? -0.16 : 0.04) + next() * 0.05);
    pen.fillRect(x + gap, y + gap, u - 2 * gap, u - 2 * gap);
    const gloss = pen.createLinearGradient(x, y, x + u * 0.7, y + u * 0.7);
    gloss.addColorStop(0, 'rgb(255 255 255 / 50%)');
    gloss.addColorStop(0.6, 'rgb(255 255 255 / 0%)');
    pen.fillStyle = gloss;
    pen.fillRect(x + gap, y + gap, u - 2 * gap, u - 2 * gap);
  }
  pen.restore();
}

/** How long stones of a wave take to set, in all and each, in milliseconds. */
export const WAVE = 620;
const SETTING = 150;

/** Cells that are being restored together, and since when. */
export interface Wave {
  cells: ReadonlySet<string>;
  start: number;
}

/** The board as it is now: what is restored, and what is just being set. */
export function paint(
  pen: CanvasRenderingContext2D,
  board: Board,
  drawn: Layers,
  restored: ReadonlySet<string>,
  waves: readonly Wave[],
  now: number,
): void {
  const { whole, worn, side } = drawn;
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.drawImage(worn, 0, 0);
  for (const cell of board.cells) {
    if (!restored.has(place(cell)) || waves.some((wave) => wave.cells.has(place(cell)))) continue;
    const at = rect(board, cell, side);
    pen.drawImage(whole, ...at, ...at);
  }
  for (const wave of waves) {
    const cells = board.cells.filter((cell) => restored.has(place(cell)) && wave.cells.has(place(cell)));
    set(pen, board, drawn, cells, now - wave.start);
  }
}

/** Stones come down one after another, from the upper left to the lower right, larger at first. */
function set(
  pen: CanvasRenderingContext2D,
  board: Board,
  { whole, side, fine }: Layers,
  cells: readonly Cell[],
  since: number,
): void {
  const sums = cells.map((cell) => cell.x + cell.y);
  const [first, span] = [Math.min(...sums), Math.max(...sums) - Math.min(...sums) + 2];
  for (const cell of cells) {
    const [left, top, width, height] = rect(board, cell, side);
    const [w, h] = [width / fine, height / fine];
    for (let n = 0; n < fine * fine; n++) {
      const [column, row] = [n % fine, Math.floor(n / fine)];
      const along = (cell.x + cell.y - first + (column + row) / fine) / span;
      const part = (since - along * (WAVE - SETTING)) / SETTING;
      if (part <= 0) continue;
      const [x, y] = [left + column * w, top + row * h];
      const more = 0.7 * Math.max(0, 1 - part) ** 2;
      pen.globalAlpha = Math.min(1, part * 1.6);
      pen.drawImage(whole, x, y, w, h, x - (w * more) / 2, y - h * more, w * (1 + more), h * (1 + more));
    }
  }
  pen.globalAlpha = 1;
}
