/**
 * Asks the bots of a pack for moves; see test_bots.py.
 *
 *     node choose.mjs THINK PACK < [{"options", "level", "seed", "state", "seat"}, …]
 */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , think, file] = process.argv;
const { Pack, choose } = await import(pathToFileURL(think));
const pack = await Pack.read(readFileSync(file));
const engines = new Map();
const moves = [];
for (const { options, level, seed, state, seat } of JSON.parse(readFileSync(0, 'utf8'))) {
  const name = JSON.stringify(options);
  if (!engines.has(name)) engines.set(name, await pack.open(pack.find(options)));
  moves.push(choose(engines.get(name), level, seed, BigInt64Array.from(state, BigInt), seat));
}
console.log(JSON.stringify(moves));
