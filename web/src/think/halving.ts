/** Sequential halving: musivum/search/halving.py, on one thread. */

import type { Engine } from './pack';
import { bitLength } from './position';

const NEVER = -1;
/** Points of a move that leads nowhere: musivum/core/policy.py. */
const NOWHERE = -1e6;

interface Candidate {
  value: number;
  first: number;
  second: number;
}

/** The places of a list by what stands there, the most first; equal ones stay in order. */
function ranked(values: ArrayLike<number>): number[] {
  const order = Array.from({ length: values.length }, (_, n) => n);
  return order.sort((a, b) => (values[a]! > values[b]! ? -1 : values[a]! < values[b]! ? 1 : a - b));
}

function rated(engine: Engine, state: number, seat: number): [number[], number[]] {
  const most = engine.variant.mostMoves;
  const [moves, values] = [engine.ints(most), engine.doubles(most)];
  const { handle, settings } = engine;
  const number = engine.number('first_impressions', handle, settings, state, BigInt(seat), moves, values);
  return [[...engine.intsAt(moves, number)].map(Number), [...engine.doublesAt(values, number)]];
}

/** The best-looking moves, or pairs of moves, that lead to different positions. */
function candidates(engine: Engine, root: number, seat: number, seed: bigint, most: number): Candidate[] {
  const { size, key, settings } = engine.variant;
  const { tables } = engine;
  const who = BigInt(seat);
  const dealt = engine.ints(size);
  engine.copy(dealt, root, size);
  engine.do('deal', tables, dealt, who, engine.generator(seed));
  const found = new Map<string, Candidate>();
  const [after, later] = [engine.ints(size), engine.ints(size)];

  function consider(state: number, one: Candidate): void {
    const name = engine.intsAt(state, key).join();
    const before = found.get(name);
    if (!before || before.value < one.value) found.set(name, one);
  }

  const [moves, values] = rated(engine, dealt, seat);
  for (const rank of ranked(values).slice(0, most)) {
    if (values[rank]! <= NOWHERE && found.size) break;
    const first = moves[rank]!;
    engine.copy(after, dealt, size);
    engine.do('play', tables, after, who, BigInt(first));
    const awaited = engine.word('awaiting', tables, after);
    if (settings[engine.told.places['rated']!] && awaited !== -1n && (awaited >> who) & 1n) {
      const [seconds, worths] = rated(engine, after, seat);
      for (const place of ranked(worths).slice(0, most)) {
        if (worths[place]! <= NOWHERE && found.size) break;
        engine.copy(later, after, size);
        engine.do('play', tables, later, who, BigInt(seconds[place]!));
        consider(later, { value: worths[place]!, first, second: seconds[place]! });
      }
    } else {
      consider(after, { value: values[rank]!, first, second: NEVER });
    }
  }
  const all = [...found.values()];
  all.sort((a, b) => b.value - a.value || a.first - b.first || a.second - b.second);
  return all.slice(0, most);
}

export function compare(
  engine: Engine,
  root: number,
  seat: number,
  simulations: number,
  seed: bigint,
  most: number,
): number {
  const contest = candidates(engine, root, seat, seed, most);
  if (contest.length === 1) return contest[0]!.first;
  const count = contest.length;
  const pairs = engine.ints(2 * count);
  engine.intsAt(pairs, 2 * count).set(contest.flatMap((one) => [BigInt(one.first), BigInt(one.second)]));
  const [priors, totals] = [engine.doubles(count), engine.doubles(2 * count)];
  engine.doublesAt(priors, count).set(contest.map((one) => one.value));
  engine.do('trust', engine.handle, engine.settings, priors, BigInt(count), totals);
  const further = engine.variant.settings[engine.told.places['further']!]!;
  const enough = further > 0 ? further + 1 : Infinity;
  const visits = contest.map(() => 0);
  const living = engine.ints(count);
  let alive = contest.map((_, n) => n);
  let best = 0;
  let done = 0;
  while (alive.length > 1) {
    const rounds = bitLength(alive.length - 1);
    const begin = visits[alive[0]!]!;
    const fair = Math.max(1, Math.floor((simulations - done) / (rounds * alive.length)));
    const share = Math.min(fair, enough - begin);
    engine.intsAt(living, alive.length).set(alive.map(BigInt));
    engine.do(
      'play_out',
      engine.handle,
      engine.settings,
      root,
      BigInt(seat),
      pairs,
      living,
      BigInt(alive.length),
      BigInt.asUintN(32, seed),
      BigInt(begin),
      BigInt(begin + share),
      totals,
    );
    for (const one of alive) visits[one]! += share;
    done += share * alive.length;
    const brought = engine.doublesAt(totals, 2 * count);
    const means = alive.map((one) => brought[2 * one]! / brought[2 * one + 1]!);
    const order = ranked(means).map((place) => alive[place]!);
    best = order[0]!;
    alive = order.slice(0, (alive.length + 1) >> 1).sort((a, b) => a - b);
    if (done >= simulations || visits[alive[0]!] === enough) break;
  }
  return contest[best]!.first;
}
