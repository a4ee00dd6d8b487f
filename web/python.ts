/** Python as WebAssembly, beside the built page: loaded only by who plays without a server. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const HOME = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const { version } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')) as { version: string };
const FILES = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'pyodide-lock.json',
  'python_stdlib.zip',
];

/** The folder of its files; its name says the version, so browsers may keep them for ever. */
export const PYODIDE = `pyodide-${version}`;
/** Where they are, from the page's folder. */
export const PYTHON = FILES.map((name) => `${PYODIDE}/${name}`);

export function python(): Plugin {
  return {
    name: 'python',
    generateBundle() {
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
        const name = FILES.find((one) => request.url === `/${one}`);
        if (!name) return next();
        if (name.endsWith('.mjs')) answer.setHeader('Content-Type', 'text/javascript');
        if (name.endsWith('.wasm')) answer.setHeader('Content-Type', 'application/wasm');
        answer.end(readFileSync(join(HOME, name)));
      });
    },
  };
}
