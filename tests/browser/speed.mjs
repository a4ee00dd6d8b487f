/** As choose.mjs, and how many milliseconds each question takes once it was asked before. */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , think, file] = process.argv;
const { Pack, choose } = await import(pathToFileURL(think));
const pack = await Pack.read(readFileSync(file));
const found = [];
for (const { options, level, seed, state, seat } of JSON.parse(readFileSync(0, 'utf8'))) {
  const engine = await pack.open(pack.find(options));
  const known = BigInt64Array.from(state, BigInt);
  let best = Infinity;
  for (let time = 0; time < 4; time++) {
    const before = process.cpuUsage();
    choose(engine, level, seed, known, seat);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  found.push(best);
}
console.log(JSON.stringify(found));
