/** The scenes that the server sends: what to draw and what can be clicked. See docs/scenes.md. */

// They are typed by the server's own description: `npm run types`.
import type { components } from './wire';

type Schemas = components['schemas'];

export type Scene = Schemas['Scene'];
export type Board = Schemas['Board'];
export type Cell = Schemas['Cell'];
export type Piece = Schemas['Piece'];
export type Label = Schemas['Label'];
export type Account = Schemas['Account'];
export type Line = Schemas['AccountLine'];
export type Leaf = Schemas['Leaf'];
export type Button = Schemas['Button'];
export type Choose = Schemas['Choose'];
export type Place = Schemas['Place'];
export type Turn = Schemas['Turn'];
export type Fill = Schemas['Fill'];
export type Frame = Schemas['Frame'];
export type Step = Scene['steps'][number];

export type Colour = Piece['colour'];
export type Sign = NonNullable<Piece['sign']>;
export type Look = NonNullable<Piece['look']>;
export type Point = NonNullable<Cell['hit']>;
/** A catalogue key and its values. */
export type Text = Cell['say'];
export type Values = NonNullable<Text[1]>;

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
