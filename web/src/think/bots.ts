/**
 * Bots of all levels, as musivum/bots drives them in Python: the same functions, seeds and budgets,
 * so that they choose the same moves. A test compares them move by move.
 */

import { Dice } from './dice';
import type { Engine, Way } from './pack';
import { compare } from './halving';
import { settle } from './exact';
import { imagine, legalMoves } from './position';
import { search } from './tree';

const FINEST = 1 << 20;
/** What `evaluate` makes of a point. */
const POINT = 1000;

/**
 * A bot's move, as the number of its action. `state` is what its seat may know. Who judges others
 * (from a stream of their own) sees every difference.
 */
export function choose(
  engine: Engine,
  level: string,
  seed: string,
  state: BigInt64Array,
  seat: number,
  stream = 'bot',
): number {
  engine.reset();
  const dice = new Dice(seed, stream);
  const root = engine.ints(state.length, state);
  const legal = legalMoves(engine, root, seat);
  if (level === 'random') return Number(legal[dice.pick(legal.length)]!);
  if (level === 'greedy') return greedy(engine, dice, root, seat);
  const [name, budget] = level.split('@', 2) as [string, string | undefined];
  const usual = engine.variant.levels[name];
  if (!usual) throw new Error(`no level ${level}`);
  const way = { ...usual };
  if (budget !== undefined) way.simulations = Number(budget);
  if (stream !== 'bot') way.errs = 0;
  if (legal.length === 1) return Number(legal[0]!);
  if (way.simulations === 0) return impression(engine, way, dice, root, seat);
  return think(engine, way, dice, root, seat, legal.length);
}

function think(engine: Engine, way: Way, dice: Dice, root: number, seat: number, legal: number): number {
  if (way.solves > 0 && legal <= way.ends) {
    const settled = settle(engine, root, seat, way.solves);
    if (settled !== null) return settled;
  }
  let simulations = Math.max(1, way.simulations);
  const foreseen = engine.variant.settings[engine.told.places['further']!]! > 0;
  if (engine.told.policy && way.candidates > 0 && !foreseen) {
    simulations = Math.trunc(simulations / engine.real('effort', root, BigInt(seat)));
  }
  const seed = dice.bits(32);
  return way.candidates > 0
    ? compare(engine, root, seat, simulations, seed, way.candidates)
    : search(engine, root, seat, simulations, seed);
}

/** The legal moves and what each promises, before any search. */
function valued(engine: Engine, state: number, seat: number, lore: boolean): [BigInt64Array, number[]] {
  const most = engine.variant.mostMoves;
  const moves = engine.ints(most);
  if (lore && engine.told.policy) {
    const worths = engine.doubles(most);
    const number = engine.number('rate', engine.tables, engine.lore, state, BigInt(seat), moves, worths);
    return [engine.intsAt(moves, number).slice(), [...engine.doublesAt(worths, number)]];
  }
  const values = engine.ints(most);
  const number = engine.number('rate_greedily', engine.handle, state, BigInt(seat), moves, values);
  return [
    engine.intsAt(moves, number).slice(),
    [...engine.intsAt(values, number)].map((value) => Number(value) / POINT),
  ];
}

/** The best-looking move, as far as it can judge. */
function impression(engine: Engine, way: Way, dice: Dice, root: number, seat: number): number {
  const [moves, values] = valued(engine, imagine(engine, root, seat, dice), seat, way.lore);
  const error = () => (dice.pick(FINEST) + dice.pick(FINEST)) / FINEST;
  return bestOf(moves, way.errs > 0 ? values.map((value) => value + way.errs * error()) : values, dice);
}

function greedy(engine: Engine, dice: Dice, root: number, seat: number): number {
  return bestOf(...valued(engine, imagine(engine, root, seat, dice), seat, false), dice);
}

/** Any of the best moves. */
function bestOf(moves: BigInt64Array, values: number[], dice: Dice): number {
  const best = values.reduce((most, value) => Math.max(most, value), -Infinity);
  const equal = [...moves].filter((_, at) => values[at] === best);
  return Number(equal[dice.pick(equal.length)]!);
}
