/** The end of a game, solved: musivum/search/exact.py. */

import { Dice } from './dice';
import type { Engine } from './pack';
import { bitLength, imagine } from './position';

const NONE = -1;

/** Whether nothing is left to chance or hidden. */
function isSettled(engine: Engine, state: number): boolean {
  if (!engine.told.asksSettled) return engine.variant.chances === 0;
  return engine.number('settled', engine.tables, state) !== 0;
}

/** The best move, if the rest of a game can be solved from what a seat knows; else null. */
export function settle(engine: Engine, root: number, seat: number, mostNodes: number): number | null {
  const { players, size, mostMoves } = engine.variant;
  if (players !== 2 || !isSettled(engine, root)) return null;
  const at = engine.told.places;
  const depth = at['exactDepth']!;
  const state = imagine(engine, root, seat, new Dice('settled', 'deal'));
  const places = 2 ** bitLength(mostNodes);
  const keys = engine.ints(places);
  const known = engine.bytes(4 * at['exactKnown']! * places);
  const history = engine.doubles(2 * at['exactHistory']!);
  const states = engine.ints(depth * size);
  const moves = engine.ints(depth * mostMoves);
  const answer = engine.ints(2);
  engine.copy(states, state, size);
  let [low, high, guess, best, nodes] = [-at['exactFar']!, at['exactFar']!, 0, NONE, 0];
  while (low < high) {
    const asked = guess === low ? guess + 1 : guess;
    const left = BigInt(mostNodes - nodes);
    const room = [keys, BigInt(places), known, history, answer];
    guess = engine.number('is_at_least', engine.handle, states, moves, BigInt(asked), left, ...room);
    const [move, seen] = [...engine.intsAt(answer, 2)].map(Number) as [number, number];
    if (seen === NONE) return null;
    nodes += seen;
    if (guess >= asked) {
      low = guess;
      best = move;
    } else {
      high = guess;
      if (best === NONE) best = move;
    }
  }
  return best;
}
