/**
 * Where a piece in hand can be held, written out.
 *
 * In changes a turn is told shortly (docs/protocol.md): groups of places whose parts differ by the
 * place alone, and which of the places are legal. Everything else on the page reads `at` and `ask`.
 */

import type { Scene, Step, Turn } from './scene';

/** How all parts of a group begin, by how much the place in them is moved, and the places: a box, or some. */
type Group = [begin: string, down: number, right: number, places: [number, number, number, number] | string];

interface Brief extends Omit<Turn, 'at' | 'ask'> {
  ways: Group[];
  /** The legal places. */
  at: string;
}

/** The scene with all its turns written out; what is written out already stays the same. */
export function writtenOut(scene: Scene): Scene {
  if (!scene.steps.some((step) => step.kind === 'place' && step.turns.some(isBrief))) return scene;
  return { ...scene, steps: scene.steps.map(step) };
}

function step(one: Step): Step {
  if (one.kind !== 'place') return one;
  return { ...one, turns: one.turns.map((turn) => (isBrief(turn) ? written(turn) : turn)) };
}

function isBrief(turn: object): turn is Brief {
  return 'ways' in turn;
}

function written({ ways, at: places, ...turn }: Brief): Turn {
  const legal = new Set(places.split(' '));
  const [at, ask]: Record<string, string>[] = [{}, {}];
  for (const [begin, down, right, where] of ways) {
    for (const [row, column] of spots(where)) {
      const cell = `${row},${column}`;
      (legal.has(cell) ? at : ask)![cell] = `${begin}${row + down},${column + right}`;
    }
  }
  return { ...turn, at: at!, ask: ask! };
}

function* spots(where: Group[3]): Generator<[number, number]> {
  if (typeof where === 'string') {
    for (const cell of where.split(' ')) {
      const [row, column] = cell.split(',').map(Number);
      yield [row!, column!];
    }
    return;
  }
  const [top, left, bottom, last] = where;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= last; column++) yield [row, column];
  }
}
