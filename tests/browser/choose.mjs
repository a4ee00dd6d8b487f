/**
 * Asks the bots of a pack for moves; see test_bots.py.
 *
 *     node choose.mjs THINK PACK < [{"options", "level", "seed", "state", "seat", "advise"}, …]
 */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , think, file] = process.argv;
const { Pack, choose, worthOf } = await import(pathToFileURL(think));
const pack = await Pack.read(readFileSync(file));
const engines = new Map();
const moves = [];
for (const { options, level, seed, state, seat, advise } of JSON.parse(readFileSync(0, 'utf8'))) {
  const name = JSON.stringify(options);
  if (!engines.has(name)) engines.set(name, await pack.open(pack.find(options)));
  const engine = engines.get(name);
  const known = BigInt64Array.from(state, BigInt);
  const action = choose(engine, level, seed, known, seat);
  moves.push(advise ? [action, worthOf(engine, seed, known, seat, action)] : action);
}
console.log(JSON.stringify(moves));
