/** What drivers of searches do with a position. */

import type { Dice } from './dice';
import type { Engine } from './pack';

/** A state as it is sent. */
export function stateOf(text: string): BigInt64Array {
  return new BigInt64Array(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
}

export function legalMoves(engine: Engine, state: number, seat: number): BigInt64Array {
  const moves = engine.ints(engine.variant.mostMoves);
  const number = engine.number('legal', engine.tables, state, BigInt(seat), moves);
  return engine.intsAt(moves, number).slice();
}

/** The state that agrees with what a seat knows: the rest is dealt anew. */
export function imagine(engine: Engine, root: number, seat: number, dice: Dice): number {
  const size = engine.variant.size;
  const rng = engine.generator(dice.bits(64));
  const dealt = engine.ints(size);
  engine.copy(dealt, root, size);
  engine.do('deal', engine.tables, dealt, BigInt(seat), rng);
  return dealt;
}

/** How many bits a whole number has. */
export function bitLength(number: number): number {
  return number === 0 ? 0 : number.toString(2).length;
}
