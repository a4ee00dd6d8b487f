/** What positions are worth: the mean of many games that go on from them, as in musivum/analysis. */

import type { Engine } from './pack';
import { stateOf } from './position';

/** A position: as far as a seat knows it (-2: all of it), or what it is worth, being final. */
export type Position = { state: string; seat: number } | { final: number[] };

export interface Weighing {
  positions: Position[];
  /** How much a lead counts where games are judged. */
  scale: number;
  games: number;
  key: number;
}

export interface Weighed {
  /** The means, for every position and seat. */
  values: number[][];
  /** The standard errors of the means; of two positions, which meet the same dice, of the difference. */
  errors: number[];
}

/** What each game brings every seat; a single row where the result is known. */
function rows(engine: Engine, position: Position, { scale, games, key }: Weighing): number[][] {
  if ('final' in position) return [position.final];
  engine.reset();
  const { players, judging } = engine.variant;
  const numbers = [...judging];
  numbers[engine.told.places['scale']!] = scale;
  const state = stateOf(position.state);
  const root = engine.ints(state.length, state);
  const settings = engine.doubles(numbers.length, numbers);
  const worths = engine.doubles(players * games);
  const seed = BigInt.asUintN(32, BigInt(key));
  engine.do('play_games', engine.handle, settings, root, BigInt(position.seat), seed, BigInt(games), worths);
  const all = engine.doublesAt(worths, players * games);
  return Array.from({ length: games }, (_, n) => [...all.subarray(players * n, players * (n + 1))]);
}

function means(found: number[][]): number[] {
  return found[0]!.map((_, seat) => found.reduce((sum, row) => sum + row[seat]!, 0) / found.length);
}

function errorsOf(found: number[][]): number[] {
  return means(found).map((mean, seat) => {
    const squares = found.reduce((sum, row) => sum + (row[seat]! - mean) ** 2, 0);
    return Math.sqrt(squares / found.length) / Math.sqrt(found.length);
  });
}

export function weigh(engine: Engine, asked: Weighing): Weighed {
  const [one, other] = asked.positions.map((position) => rows(engine, position, asked)) as [
    number[][],
    number[][]?,
  ];
  if (!other) return { values: [means(one)], errors: errorsOf(one) };
  const length = Math.max(one.length, other.length);
  const row = (found: number[][], n: number): number[] => found[found.length === 1 ? 0 : n]!;
  const apart = Array.from({ length }, (_, n) =>
    row(one, n).map((value, seat) => value - row(other, n)[seat]!),
  );
  return { values: [means(one), means(other)], errors: errorsOf(apart) };
}
