/**
 * A table of one's own in Node.js: Python as WebAssembly, the bundle of our sources, the packs.
 *
 *     node alone.mjs PYODIDE LIBRARY PACKS_MODULE FOLDER
 *
 * LIBRARY is Python's own, as pages load it; FOLDER has the packs and their list. It reads lines:
 * `{"paper": …, "matches": [{"match": …, "rows": …, "asked": [message, …]}, …]}`; with `paper`, what
 * prints is there from then on. Each is answered by a line, with what the table says to each message.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [, , pyodide, library, module, folder] = process.argv;
// What Python says is enough: Node.js would show the line, which is all of Pyodide.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
const { Packs } = await import(pathToFileURL(module));
const { loadPyodide } = await import(pathToFileURL(pyodide));
const read = (file) => new Uint8Array(readFileSync(join(folder, file)));
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
const files = Object.entries(manifest.packs).map(([name, { file }]) => [name, read(file)]);
const packs = await Packs.read(Object.fromEntries(files));
const python = await loadPyodide({ stdLibURL: library });
python.unpackArchive(read(manifest.python.file), 'zip', { extractDir: '/musivum' });
python.runPython("import sys; sys.path.insert(0, '/musivum')");
const table = python.pyimport('musivum.offline.start').begin(packs);
for await (const line of createInterface({ input: process.stdin })) {
  const { paper, matches } = JSON.parse(line);
  if (paper) python.unpackArchive(read(manifest.paper.file), 'zip', { extractDir: '/musivum' });
  const answers = [];
  for (const { match, rows, asked } of matches) {
    if (rows.length > 0) table.open(match, JSON.stringify(rows));
    const said = asked.map((message) => table.hear(JSON.stringify(message)).toJs().slice(1));
    answers.push(said); // as texts: JavaScript would round large numbers
  }
  process.stdout.write(JSON.stringify(answers) + '\n');
}
