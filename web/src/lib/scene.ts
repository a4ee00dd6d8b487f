/** The scenes that the server sends: what to draw and what can be clicked. See docs/scenes.md. */

export type Point = [number, number];
export type Values = Record<string, string | number>;
/** A catalogue key and its values. */
export type Text = [key: string, values?: Values];

export type Colour = 'terracotta' | 'lapis' | 'gold' | 'verdigris' | 'porphyry' | 'marble' | 'rose';
export type Sign = 'circle' | 'triangle' | 'cross' | 'square' | 'diamond' | 'bars' | 'star';
export type Look = 'stone' | 'die' | 'card' | 'pawn' | 'flat' | 'crossed' | 'back';

export interface Cell {
  id: string;
  x: number;
  y: number;
  say: Text;
  shape?: string;
  tint?: Colour;
  sign?: Sign;
  hit?: Point;
}

export interface Piece {
  x: number;
  y: number;
  colour: Colour;
  sign?: Sign;
  letter?: string;
  shape?: string;
  look?: Look;
  cell?: string;
  size?: number;
  ring?: boolean;
}

export interface Label {
  x: number;
  y: number;
  mark?: string;
  say?: Text;
  colour?: Colour;
  size?: number;
}

export interface Board {
  name: string;
  title: Text;
  role: 'main' | 'other' | 'tray';
  box: [number, number, number, number];
  cells: Cell[];
  pieces?: Piece[];
  labels?: Label[];
  seat?: number;
  shapes?: Record<string, Point[]>;
  scale?: number;
  grows?: boolean;
}

export interface Line {
  say: Text;
  points?: number;
  board?: string;
  areas?: string[][];
  colour?: Colour;
}

export interface Account {
  seat: number;
  total: number;
  lines: Line[];
  note?: Text;
}

export interface Leaf {
  part?: string;
  then?: number;
}

export interface Button {
  say: Text;
  leaf: Leaf;
  main?: boolean;
  /** Whether it ends the game, so that one is asked whether one is sure. */
  final?: boolean;
}

interface Asking {
  prompt: Text;
  board: string;
  buttons?: Button[];
}

export interface Choose extends Asking {
  kind: 'choose';
  at?: Record<string, Leaf>;
  ask?: Record<string, string>;
}

export interface Turn {
  pieces: Piece[];
  at?: Record<string, string>;
  ask?: Record<string, string>;
  turned: number;
  flipped?: number;
}

export interface Place extends Asking {
  kind: 'place';
  turns: Turn[];
  shapes?: Record<string, Point[]>;
}

export interface Frame {
  name: string;
  say: Text;
  slots: Point[];
  at?: Record<string, string>;
}

export interface Fill extends Asking {
  kind: 'fill';
  dice: Piece[];
  frames: Frame[];
}

export type Step = Choose | Place | Fill;

export interface Scene {
  prompt: Text;
  boards: Board[];
  accounts: Account[];
  steps: Step[];
  first: number | null;
  /** Whether it shows what other seats may not see. */
  secret?: boolean;
}

export const SQUARE: Point[] = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
];

/** Where a cell is pointed at. */
export function spot(cell: Cell): Point {
  return cell.hit ?? [cell.x, cell.y];
}

/** The nearest cell in a direction; what lies straight ahead comes before what is aside. */
export function towards(cells: readonly Cell[], from: Cell, [dx, dy]: Point): Cell | null {
  let found: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    if (ahead < 0.2 || aside > ahead + 0.3) continue;
    // Not more: on hexagons the next row lies aside, and the one after it straight ahead.
    const distance = ahead + 1.5 * aside;
    if (distance < least) {
      least = distance;
      found = cell;
    }
  }
  return found;
}
