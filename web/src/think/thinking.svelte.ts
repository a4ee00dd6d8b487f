/**
 * The page thinks for the bots of a match that nobody else plays in, where the browser can; the
 * server keeps the match, and its own bots think wherever this does not.
 */

import { isAlone, lacking } from '../lib/alone.svelte';
import { live, type Question, type Watched } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import { HOME } from '../lib/site';
import { FORMAT } from './format';
import type { Weighing } from './weigh';
import type { Answer, Task } from './worker';

/** What an analysis asks: musivum/offline/studies.py. */
export type Study = { game: string; options: Record<string, unknown> } & (
  | { do: 'choose'; level: string; seed: string; stream: string; state: string; seat: number }
  | ({ do: 'weigh' } & Weighing)
);

interface Manifest {
  format: number;
  packs: Record<string, { file: string; sha256: string }>;
}

class Thinker {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: HOME,
  });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private number = 0;

  constructor() {
    this.worker.onmessage = (event: MessageEvent<Answer>) => this.settle(event.data);
    this.worker.onerror = () => {
      for (const number of [...this.waiting.keys()]) this.settle({ number, problem: 'worker' });
    };
  }

  get busy(): number {
    return this.waiting.size;
  }

  ask(task: Omit<Extract<Task, { do: 'open' }>, 'number'>): Promise<Answer>;
  ask(task: Omit<Extract<Task, { do: 'choose' }>, 'number'>): Promise<Answer>;
  ask(task: Omit<Extract<Task, { do: 'weigh' }>, 'number'>): Promise<Answer>;
  ask(task: object): Promise<Answer> {
    const number = ++this.number;
    return new Promise((answered) => {
      this.waiting.set(number, answered);
      this.worker.postMessage({ ...task, number });
    });
  }

  private settle(answer: Answer): void {
    this.waiting.get(answer.number)?.(answer);
    this.waiting.delete(answer.number);
  }
}

/** Several bots may be asked at once; one core is left for the page. */
const MOST = Math.min(3, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));

class Thinking {
  /** Why the server's bots think, as the end of a message's key; null while this page does. */
  problem: string | null = $state(lacking());
  private readonly thinkers: Thinker[] = [];
  private manifest: Promise<Manifest> | null = null;

  constructor() {
    live.asked = (question) => this.answer(question);
    document.addEventListener('visibilitychange', () => {
      for (const match of this.offered) live.offer(match, document.visibilityState === 'visible');
    });
  }

  private readonly offered = new Set<string>();

  /** Offer to think in a match, as soon as what is needed is here. */
  async offer(watched: Watched): Promise<void> {
    const { match, info } = watched;
    if (!info || this.offered.has(match) || lacking()) return;
    // Where there is no server, nobody else could think.
    if (!settings.thinks && !isAlone(match)) return;
    this.offered.add(match);
    this.problem = await this.prepare(info.game, info.options);
    if (this.problem) this.offered.delete(match);
    else if (document.visibilityState === 'visible') live.offer(match, true);
  }

  /** Find out whether the server's bots would think, before there is a match. */
  async look(): Promise<void> {
    const found = await this.manifests();
    if (typeof found === 'string') this.problem ??= found;
  }

  forget(match: string): void {
    this.offered.delete(match);
  }

  /** Have the pack of a game read; what is in the way, or null. */
  private async prepare(game: string, options: Record<string, unknown>): Promise<string | null> {
    try {
      const pack = await this.find(game);
      if (typeof pack === 'string') return pack;
      const answer = await this.free().ask({ do: 'open', ...pack, options: { ...options } });
      return answer.problem ?? null;
    } catch {
      return 'worker';
    }
  }

  private async find(game: string): Promise<string | { file: string; sha256: string }> {
    const found = await this.manifests();
    if (typeof found === 'string') return found;
    const { file, sha256 } = found.packs[game] ?? {};
    return file && sha256 ? { file, sha256 } : 'missing';
  }

  /** The list of all packs, or what is in the way. */
  private async manifests(): Promise<string | Manifest> {
    this.manifest ??= fetch(`${HOME}packs/manifest.json`).then((answer) =>
      answer.ok ? (answer.json() as Promise<Manifest>) : Promise.reject(new Error('missing')),
    );
    try {
      const found = await this.manifest;
      return found.format === FORMAT ? found : 'old';
    } catch {
      this.manifest = null;
      return 'missing';
    }
  }

  private free(): Thinker {
    const idle = this.thinkers.find((one) => one.busy === 0);
    if (idle) return idle;
    if (this.thinkers.length < MOST) this.thinkers.push(new Thinker());
    return this.thinkers.reduce((best, one) => (one.busy < best.busy ? one : best));
  }

  /** Studies wait in as many lines as there are thinkers, so that a bot never waits for long. */
  private readonly lines: Promise<unknown>[] = Array.from({ length: MOST }, () => Promise.resolve());
  private turn = 0;

  /** Answer a question of an analysis. */
  study(question: Study): Promise<Answer> {
    const line = this.turn++ % MOST;
    const answer = this.lines[line]!.then(() => this.studied(question));
    this.lines[line] = answer;
    return answer;
  }

  private async studied({ game, options, ...asked }: Study): Promise<Answer> {
    const pack = lacking() ?? (await this.find(game));
    if (typeof pack === 'string') return { number: 0, problem: pack };
    try {
      const thinker = this.free();
      const opened = await thinker.ask({ do: 'open', ...pack, options });
      if (opened.problem) return opened;
      const which = { file: pack.file, options: JSON.stringify(options) };
      if (asked.do === 'weigh') return await thinker.ask({ ...asked, ...which });
      return await thinker.ask({ ...asked, ...which, advise: false });
    } catch {
      return { number: 0, problem: 'worker' };
    }
  }

  private async answer(question: Question): Promise<void> {
    const { match, seat, turn, game, options, level, seed, state } = question;
    let action: number | null = null;
    let worth: number | null = null;
    const pack = await this.find(game);
    if (typeof pack !== 'string') {
      const thinker = this.free();
      await thinker.ask({ do: 'open', ...pack, options });
      const which = { file: pack.file, options: JSON.stringify(options), advise: question.advise };
      const found = await thinker.ask({ do: 'choose', level, seed, state, seat, ...which });
      this.problem = found.problem ?? null;
      action = found.action ?? null;
      worth = found.worth ?? null;
    }
    if (action === null) this.forget(match);
    live.thought({ match, seat, turn, action, worth });
  }
}

export const thinking = new Thinking();
