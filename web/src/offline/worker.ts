/**
 * Keeps the matches of one person: Python as WebAssembly, our own sources in it, and the games'
 * packs. What it is told is what a server would be told; what it says is kept before it is said. It is
 * called by the folder that the page lies in.
 */

import type { ServerMessage } from '../lib/live.svelte';
import type { Study } from '../think/thinking.svelte';
import { FORMAT } from '../think/format';
import { keep, rows, type News, type Row } from './kept';
import { Packs } from './packs';

interface Manifest {
  format: number;
  packs: Record<string, { file: string; sha256: string }>;
  python?: { file: string; sha256: string };
  paper?: { file: string; sha256: string };
}
interface Table {
  hear(text: string): { toJs(): string[]; destroy(): void };
  open(match: string, rows: string): void;
}
interface Python {
  unpackArchive(data: ArrayBuffer, kind: string, how: { extractDir: string }): void;
  runPython(source: string): unknown;
  pyimport(name: string): { begin(packs: Packs): Table };
}
/** A question of an analysis, about the position of this number. */
export type Studied = { type: 'study'; match: string; number: number } & Study;
export type FromWorker =
  | { loading: number | null }
  | { problem: string }
  | {
      said: { type: 'answer'; request: number; status: number; data: unknown } | Studied | ServerMessage;
    };

const say = (message: FromWorker): void => self.postMessage(message);

/** What went wrong, as the end of a message's key. */
class Problem extends Error {}

const HOME = '/musivum';

async function fetched(path: string, sha256?: string): Promise<ArrayBuffer> {
  const answer = await fetch(self.name + path).catch(() => null);
  if (!answer?.ok) throw new Problem('missing');
  const data = await answer.arrayBuffer().catch(() => Promise.reject(new Problem('half')));
  if (sha256 && crypto.subtle) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    if ([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') !== sha256) {
      throw new Problem('half');
    }
  }
  return data;
}

interface Begun {
  table: Table;
  /** Have what prints as well, once. */
  paper(): Promise<void>;
}

async function begun(): Promise<Begun> {
  if (typeof WebAssembly === 'undefined') throw new Problem('wasm');
  const text = new TextDecoder().decode(await fetched('packs/manifest.json'));
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT) throw new Problem('old');
  if (!manifest.python) throw new Problem('missing');
  say({ loading: 0.1 });
  const files: Record<string, ArrayBuffer> = {};
  for (const [name, { file, sha256 }] of Object.entries(manifest.packs)) {
    files[name] = await fetched(`packs/${file}`, sha256);
  }
  const sources = await fetched(`packs/${manifest.python.file}`, manifest.python.sha256);
  const packs = await Packs.read(files).catch(() => Promise.reject(new Problem('old')));
  say({ loading: 0.2 });
  const { loadPyodide } = (await import(/* @vite-ignore */ `${self.name}${PYODIDE}pyodide.mjs`).catch(() =>
    Promise.reject(new Problem('missing')),
  )) as { loadPyodide(how: { indexURL: string; stdLibURL: string }): Promise<Python> };
  say({ loading: 0.3 });
  const python = await loadPyodide({
    indexURL: self.name + PYODIDE,
    stdLibURL: `${self.name}${PYODIDE}library.zip`,
  }).catch(() => Promise.reject(new Problem('half')));
  say({ loading: 0.7 });
  python.unpackArchive(sources, 'zip', { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, '${HOME}')`);
  say({ loading: 0.8 });
  const table = python.pyimport('musivum.offline.start').begin(packs);
  say({ loading: null });
  let printing: Promise<void> | null = null;
  async function unpack(): Promise<void> {
    if (!manifest.paper) throw new Problem('missing');
    const libraries = await fetched(`packs/${manifest.paper.file}`, manifest.paper.sha256);
    python.unpackArchive(libraries, 'zip', { extractDir: HOME });
    python.runPython('import importlib; importlib.invalidate_caches()');
  }
  return { table, paper: () => (printing ??= unpack()) };
}

const begins = begun();
begins.catch(() => undefined); // whoever asks first is told
const opened = new Set<string>();

/** Have the events of a match in Python's memory, if they are kept. */
async function open(at: Table, message: { match?: string; path?: string }): Promise<void> {
  const match = message.match ?? /^\/(?:matches|print\/match)\/([0-9a-z]+)/.exec(message.path ?? '')?.[1];
  if (!match || opened.has(match)) return;
  const found = await rows(match).catch((): Row[] => []);
  if (found.length > 0) at.open(match, JSON.stringify(found));
  opened.add(match);
}

let kept = true;

async function take(text: string): Promise<void> {
  const { table: at, paper } = await begins;
  const message = JSON.parse(text) as { match?: string; path?: string };
  await open(at, message);
  if (message.path?.startsWith('/print')) await paper();
  const answered = at.hear(text);
  const [news, ...said] = answered.toJs() as [string, ...string[]];
  answered.destroy();
  const fresh = JSON.parse(news) as News;
  for (const match of Object.keys(fresh)) opened.add(match);
  try {
    // What the page hears has happened: nothing of it is lost when the page is closed.
    if (kept && Object.keys(fresh).length > 0) await keep(fresh);
  } catch {
    kept = false;
    say({ problem: 'storage' });
  }
  for (const one of said) say({ said: JSON.parse(one) as ServerMessage });
}

let last: Promise<void> = Promise.resolve();

// One after another: Python has one memory, and events have an order.
self.onmessage = (event: MessageEvent<string>) => {
  last = last
    .then(() => take(event.data))
    .catch((error: unknown) => {
      if (!(error instanceof Problem)) console.error(error);
      say({ problem: error instanceof Problem ? error.message : 'failed' });
    });
};
