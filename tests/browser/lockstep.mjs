/**
 * Plays random games in a pack, and hashes all that its functions say; see test_packs.py, whose
 * Python does the same with the native ones.
 *
 *     node lockstep.mjs THINK PACK < [{"options": …, "seed": …, "games": …}, …]
 */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , think, file] = process.argv;
const { Pack } = await import(pathToFileURL(think));
const pack = await Pack.read(readFileSync(file));
const asked = JSON.parse(readFileSync(0, 'utf8'));
const answers = [];
for (const { options, seed, games } of asked) {
  const variant = pack.find(options);
  const engine = await pack.open(variant);
  const { size, players, mostMoves } = variant;
  const { tables, lore } = engine;
  const state = engine.ints(size);
  const other = engine.ints(size);
  const moves = engine.ints(mostMoves);
  const values = engine.doubles(mostMoves);
  const scores = engine.ints(players);
  const rng = engine.generator(BigInt(seed));
  const words = (at, length) => new Uint8Array(engine.intsAt(at, length).buffer, at, 8 * length);
  const hash = createHash('sha256');
  const note = (number) => hash.update(new BigInt64Array([BigInt(number)]));
  let played = 0;
  for (let game = 0; game < games; game++) {
    engine.intsAt(state, size).fill(0n);
    engine.do('setup', tables, state);
    for (;;) {
      const awaited = engine.word('awaiting', tables, state);
      note(awaited);
      note(engine.word('result', tables, state, scores));
      hash.update(words(scores, players));
      for (let seat = 0; seat < players; seat++) {
        engine.copy(other, state, size);
        engine.do('redact', tables, other, BigInt(seat));
        hash.update(words(other, size));
        engine.do('deal', tables, other, BigInt(seat), rng);
        hash.update(words(other, size));
        note(engine.word('evaluate', tables, state, BigInt(seat)));
        hash.update(new Float64Array([engine.real('expect', tables, lore, state, BigInt(seat))]));
      }
      if (awaited === 0n) break;
      let seat = -1n;
      if (awaited !== -1n) {
        seat = 0n;
        while (!((awaited >> seat) & 1n)) seat += 1n;
      }
      const number = engine.number('legal', tables, state, seat, moves);
      hash.update(words(moves, number));
      const last = engine.intsAt(moves, number)[number - 1];
      if (seat < 0n) {
        note(engine.word('weight', tables, state, last));
      } else {
        note(engine.word('forbids', tables, state, seat, last));
        const rated = engine.number('rate', tables, lore, state, seat, moves, values);
        hash.update(words(values, rated));
        if (rated) note(engine.word('advise', tables, lore, state, seat, rng));
        if (engine.has('effort')) hash.update(new Float64Array([engine.real('effort', state, seat)]));
        if (engine.has('alike')) note(engine.word('alike', tables, state, seat));
        if (engine.has('settled')) note(engine.word('settled', tables, state));
      }
      const move = engine.word('sample', tables, state, seat, rng);
      note(move);
      engine.do('play', tables, state, seat, move);
      played++;
    }
  }
  answers.push({ played, hash: hash.digest('hex') });
}
console.log(JSON.stringify(answers));
