/** A search by growing a tree: musivum/search/report.py, on one thread. */

import type { Engine } from './pack';
import { bitLength, legalMoves } from './position';

/** The addresses of a tree with room for so many simulations; see `new_tree` in tree.py. */
function newTree(engine: Engine, simulations: number): number[] {
  const at = engine.told.places;
  const bits = Math.max(8, Math.min(19, bitLength(4 * simulations)));
  const places = 2 ** bits;
  const arms = Math.max(1 << 10, Math.min(1 << 21, 48 * simulations));
  const counters = Array.from({ length: at['treeCounters']! }, () => 0);
  counters[at['treePlaces']!] = places;
  counters[at['treeRoom']!] = arms;
  return [
    engine.ints(places),
    engine.ints(at['treeNode']! * places),
    engine.ints(at['treeArm']! * arms),
    engine.doubles(at['treeArm']! * arms),
    engine.doubles(counters.length, counters),
  ];
}

export function search(
  engine: Engine,
  root: number,
  seat: number,
  simulations: number,
  seed: bigint,
): number {
  const tree = newTree(engine, simulations);
  const who = BigInt(seat);
  const rng = engine.generator(seed);
  engine.do('grow', engine.handle, engine.settings, ...tree, root, who, rng, BigInt(simulations));
  const most = engine.told.places['treeMostArms']!;
  const [moves, visits, means] = [engine.ints(most), engine.ints(most), engine.doubles(most)];
  const number = engine.number('look_up', engine.handle, ...tree, root, who, who, moves, visits, means);
  if (number === 0) return Number(legalMoves(engine, root, seat)[0]!);
  const found = Array.from({ length: number }, (_, n) => {
    const times = Number(engine.intsAt(visits, number)[n]!);
    const mean = engine.doublesAt(means, number)[n]!;
    return {
      move: Number(engine.intsAt(moves, number)[n]!),
      times,
      value: (mean * times) / Math.max(1, times),
    };
  });
  found.sort((a, b) => b.times - a.times || b.value - a.value || a.move - b.move);
  return found[0]!.move;
}
