/** Thinks in a thread of its own: reads packs, keeps games open, chooses moves. */

import { choose, type Engine, Pack, worthOf } from './index';

/** Something to do; answers carry the same number. */
export type Task = { number: number } & (
  | { do: 'open'; file: string; sha256: string; options: Record<string, unknown> }
  | {
      do: 'choose';
      level: string;
      seed: string;
      state: string;
      seat: number;
      file: string;
      options: string;
      advise: boolean;
    }
);
/** What came of it; `problem` is the end of a message's key. */
export interface Answer {
  number: number;
  action?: number;
  /** What that is worth, where it was asked. */
  worth?: number;
  problem?: string;
}

const packs = new Map<string, Promise<Pack>>();
const engines = new Map<string, Engine>();

async function fetched(file: string, wanted: string): Promise<Pack> {
  const answer = await fetch(`/packs/${file}`);
  if (!answer.ok) throw new Problem('missing');
  const data = await answer.arrayBuffer().catch(() => Promise.reject(new Problem('half')));
  // Where the page was not loaded safely the browser has no hashes; the compiler then notices.
  if (crypto.subtle) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    const text = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (text !== wanted) throw new Problem('half');
  }
  return Pack.read(data).catch(() => Promise.reject(new Problem('old')));
}

class Problem extends Error {}

async function open(file: string, sha256: string, options: Record<string, unknown>): Promise<void> {
  let pack = packs.get(file);
  if (!pack) packs.set(file, (pack = fetched(file, sha256)));
  try {
    const found = await pack;
    const variant = found.find(options);
    if (!variant) throw new Problem('options');
    const name = `${file} ${JSON.stringify(options)}`;
    if (!engines.has(name)) engines.set(name, await found.open(variant));
  } catch (error) {
    packs.delete(file);
    throw error;
  }
}

export function stateOf(text: string): BigInt64Array {
  return new BigInt64Array(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
}

async function done(task: Task): Promise<Answer> {
  const { number } = task;
  try {
    if (task.do === 'open') {
      await open(task.file, task.sha256, task.options);
      return { number };
    }
    const engine = engines.get(`${task.file} ${task.options}`);
    if (!engine) throw new Problem('options');
    const { level, seed, seat } = task;
    const state = stateOf(task.state);
    const action = choose(engine, level, seed, state, seat);
    return { number, action, ...(task.advise && { worth: worthOf(engine, seed, state, seat, action) }) };
  } catch (error) {
    return { number, problem: error instanceof Problem ? error.message : 'failed' };
  }
}

self.onmessage = async (event: MessageEvent<Task>) => self.postMessage(await done(event.data));
