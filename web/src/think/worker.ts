/**
 * Thinks in a thread of its own: reads packs, keeps games open, chooses moves. It is called by the
 * folder that the page lies in.
 */

import { choose, type Engine, Pack, weigh, type Weighed, type Weighing, worthOf } from './index';
import { stateOf } from './position';

/** Which game: its pack, and its options as text. */
interface Which {
  file: string;
  options: string;
}

/** Something to do; answers carry the same number. */
export type Task = { number: number } & (
  | { do: 'open'; file: string; sha256: string; options: Record<string, unknown> }
  | ({
      do: 'choose';
      level: string;
      seed: string;
      /** Of the random numbers, if it is not a bot's own. */
      stream?: string;
      state: string;
      seat: number;
      advise: boolean;
    } & Which)
  | ({ do: 'weigh' } & Weighing & Which)
);
/** What came of it; `problem` is the end of a message's key. */
export interface Answer {
  number: number;
  action?: number;
  /** What that is worth, where it was asked. */
  worth?: number;
  /** What positions are worth. */
  weighed?: Weighed;
  problem?: string;
}

const packs = new Map<string, Promise<Pack>>();
const engines = new Map<string, Engine>();

async function fetched(file: string, wanted: string): Promise<Pack> {
  const answer = await fetch(`${self.name}packs/${file}`);
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

async function done(task: Task): Promise<Answer> {
  const { number } = task;
  try {
    if (task.do === 'open') {
      await open(task.file, task.sha256, task.options);
      return { number };
    }
    const engine = engines.get(`${task.file} ${task.options}`);
    if (!engine) throw new Problem('options');
    if (task.do === 'weigh') return { number, weighed: weigh(engine, task) };
    const { level, seed, seat, stream } = task;
    const state = stateOf(task.state);
    const action = choose(engine, level, seed, state, seat, stream);
    return { number, action, ...(task.advise && { worth: worthOf(engine, seed, state, seat, action) }) };
  } catch (error) {
    return { number, problem: error instanceof Problem ? error.message : 'failed' };
  }
}

self.onmessage = async (event: MessageEvent<Task>) => self.postMessage(await done(event.data));
