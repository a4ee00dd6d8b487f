/**
 * Python as WebAssembly, beside the built page: loaded only by who plays without a server.
 *
 * Its library comes as sources, and to compile what Python begins with took three quarters of its start. So
 * what is needed at the start, and what our own sources import, is compiled here, by the same Python.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadPyodide } from 'pyodide';
import type { Plugin } from 'vite';

const HOME = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const { version } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')) as { version: string };
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json'];
/** The library as it is built; Vite's own server gives out the sources by this name. */
const LIBRARY = 'library.zip';
const SOURCES = 'python_stdlib.zip';
/** Where it is kept for the next time that the page is built. */
const KEPT = join(HOME, '../.cache/musivum');
const OURS = join(import.meta.dirname, '../src/musivum');
const COMPILE = `
import py_compile, sys, zipfile
from contextlib import suppress
from importlib import import_module

for name in imported:
    with suppress(Exception):  # of another system, or not for pages
        import_module(name)
files = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
begun = {str(file).partition(".zip/")[2] for file in files}
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH  # there is no source beside it
with zipfile.ZipFile("/tmp/sources.zip") as sources, zipfile.ZipFile("/tmp/library.zip", "w") as library:
    for entry in sources.infolist():
        name, data = entry.filename, sources.read(entry)
        if name in begun and name.endswith(".py"):
            with open("/tmp/source.py", "wb") as file:
                file.write(data)
            compiled = py_compile.compile("/tmp/source.py", "/tmp/source.pyc", f"{sys.prefix}/{name}",
                doraise=True, invalidation_mode=unchecked)
            with open(compiled, "rb") as file:
                name, data = f"{name}c", file.read()
        early = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))  # equal sources give an equal library
        library.writestr(early, data, zipfile.ZIP_DEFLATED, 9)
`;

/** The folder of its files; its name says the version, so browsers may keep them for ever. */
export const PYODIDE = `pyodide-${version}`;
/** Where they are, from the page's folder. */
export const PYTHON = [...FILES, LIBRARY].map((name) => `${PYODIDE}/${name}`);

/** The names of all modules that our sources import. */
function imported(): string[] {
  const files = readdirSync(OURS, { encoding: 'utf8', recursive: true }).filter((one) => one.endsWith('.py'));
  const texts = files.map((file) => readFileSync(join(OURS, file), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/^\s*(?:from|import) (\w[\w.]*)/gm)]);
  return [...new Set(found.map(([, name]) => name!))].filter((name) => !name.startsWith('musivum')).sort();
}

/** Python's library, with these modules and what Python begins with compiled. */
async function compiled(names: string[]): Promise<Uint8Array> {
  const inside = await loadPyodide();
  inside.FS.writeFile('/tmp/sources.zip', readFileSync(join(HOME, SOURCES)));
  inside.globals.set('imported', inside.toPy(names));
  inside.runPython(COMPILE);
  return inside.FS.readFile('/tmp/library.zip');
}

/** Python's library, with what a table needs compiled: once, until our sources import something else. */
async function library(): Promise<Uint8Array> {
  const names = imported();
  const made = createHash('sha256').update(JSON.stringify([version, COMPILE, names]));
  const file = join(KEPT, `library-${made.digest('hex').slice(0, 16)}.zip`);
  if (!existsSync(file)) {
    mkdirSync(KEPT, { recursive: true });
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, await compiled(names));
    renameSync(fresh, file);
  }
  return readFileSync(file);
}

export function python(): Plugin {
  return {
    name: 'python',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${PYODIDE}/${LIBRARY}`, source: await library() });
      for (const name of FILES) {
        this.emitFile({
          type: 'asset',
          fileName: `${PYODIDE}/${name}`,
          source: readFileSync(join(HOME, name)),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${PYODIDE}`, (request, answer, next) => {
        const asked = request.url === `/${LIBRARY}` ? `/${SOURCES}` : request.url;
        const name = [...FILES, SOURCES].find((one) => asked === `/${one}`);
        if (!name) return next();
        if (name.endsWith('.mjs')) answer.setHeader('Content-Type', 'text/javascript');
        if (name.endsWith('.wasm')) answer.setHeader('Content-Type', 'application/wasm');
        answer.end(readFileSync(join(HOME, name)));
      });
    },
  };
}
