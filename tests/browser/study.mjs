/**
 * Answers the questions of an analysis with a pack; see test_studies.py.
 *
 *     node study.mjs THINK PACK < [question, …]
 */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , think, file] = process.argv;
const { Pack, choose, stateOf, weigh } = await import(pathToFileURL(think));
const pack = await Pack.read(readFileSync(file));
const engines = new Map();
const answers = [];
for (const { options, ...asked } of JSON.parse(readFileSync(0, 'utf8'))) {
  const name = JSON.stringify(options);
  if (!engines.has(name)) engines.set(name, await pack.open(pack.find(options)));
  const engine = engines.get(name);
  if (asked.do === 'weigh') answers.push(weigh(engine, asked));
  else {
    const { level, seed, state, seat, stream } = asked;
    answers.push({ action: choose(engine, level, seed, stateOf(state), seat, stream) });
  }
}
console.log(JSON.stringify(answers));
