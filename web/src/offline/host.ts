/** The table of one's own, as the page sees it: a worker that answers like a server. */

import { alone } from '../lib/alone.svelte';
import { live } from '../lib/live.svelte';
import { self } from '../lib/me.svelte';
import { HOME } from '../lib/site';
import { t } from '../lib/words';
import type { FromWorker, Studied } from './worker';

interface Answer {
  status: number;
  data: unknown;
}

class Host {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: HOME,
  });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private number = 0;

  constructor() {
    alone.loading = 0;
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    this.worker.onerror = () => this.fail('worker');
  }

  /** What a server would answer to this request. */
  request(method: string, path: string, body?: unknown): Promise<Answer> {
    const request = ++this.number;
    return new Promise((answered) => {
      this.waiting.set(request, answered);
      this.send({ request, method, path, body, name: self.me?.name || t('web-person', { number: 1 }) });
    });
  }

  /** Say what one would say on a socket. */
  send(message: object): void {
    this.worker.postMessage(JSON.stringify(message));
  }

  private hear(message: FromWorker): void {
    if ('loading' in message) alone.loading = message.loading;
    else if ('problem' in message) this.fail(message.problem);
    else if (message.said.type === 'answer') {
      this.waiting.get(message.said.request)?.(message.said);
      this.waiting.delete(message.said.request);
    } else if (message.said.type === 'study') void this.study(message.said);
    else live.hear(message.said);
  }

  /** Have a question of an analysis answered by those who think. */
  private async study({ match, number, ...question }: Studied): Promise<void> {
    const { thinking } = await import('../think/thinking.svelte');
    const { action, weighed, problem } = await thinking.study(question);
    this.send({ do: 'studied', match, number, answer: { action, problem, ...weighed } });
  }

  /** Nobody answers any more, but to say why. */
  private fail(problem: string): void {
    alone.problem = problem;
    if (problem === 'storage') return; // one can still play; it is only not kept
    alone.loading = null;
    const error = { key: `web-offline-${problem}`, values: {}, text: '' };
    for (const answered of this.waiting.values()) answered({ status: 503, data: { error } });
    this.waiting.clear();
  }
}

export const host = new Host();
