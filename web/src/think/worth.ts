/** What a move is worth to a seat: the mean of many games that go on from it, as in musivum/analysis. */

import { Dice } from './dice';
import type { Engine } from './pack';
import { imagine } from './position';

/** Alone points, else a share of the win, from 0 to 1. */
export function worthOf(
  engine: Engine,
  seed: string,
  state: BigInt64Array,
  seat: number,
  action: number,
): number {
  engine.reset();
  const { players, continuations, expecting } = engine.variant;
  const who = BigInt(seat);
  const after = imagine(engine, engine.ints(state.length, state), seat, new Dice(seed, 'advice'));
  engine.do('play', engine.tables, after, who, BigInt(action));
  if (engine.word('awaiting', engine.tables, after) === 0n) return final(engine, after, seat);
  engine.do('redact', engine.tables, after, who);
  const worths = engine.doubles(players * continuations);
  const settings = engine.doubles(expecting.length, expecting);
  engine.do('play_games', engine.handle, settings, after, who, 0n, BigInt(continuations), worths);
  const all = engine.doublesAt(worths, players * continuations);
  let sum = 0;
  for (let game = 0; game < continuations; game++) sum += all[players * game + seat]!;
  return sum / continuations;
}

function final(engine: Engine, state: number, seat: number): number {
  const { players } = engine.variant;
  const room = engine.ints(players);
  engine.do('result', engine.tables, state, room);
  const scores = [...engine.intsAt(room, players)].map(Number);
  if (players === 1) return scores[0]!;
  const most = Math.max(...scores);
  return scores[seat] === most ? 1 / scores.filter((score) => score === most).length : 0;
}
