/** Waiting for the analysis of a match: it is begun by asking, and takes a bot half a minute. */

import { ask, type Analysis } from './analysis';
import { wrong } from './start';

const PAUSE = 900;

export class Analysing {
  found: Analysis | null = $state.raw(null);
  /** How much of it is done, from 0 to 1; null while nobody waits. */
  done: number | null = $state(null);
  problem: string | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(private readonly match: string) {}

  begin(): void {
    this.done = 0;
    void this.load();
  }

  /** Wait no more; whoever asks later finds what was made meanwhile. */
  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async load(): Promise<void> {
    this.problem = null;
    try {
      const answer = await ask(this.match);
      if (this.left) return;
      if (answer.ready) {
        this.found = answer.analysis;
        this.done = null;
      } else {
        this.done = answer.done / answer.of;
        this.timer = setTimeout(() => void this.load(), PAUSE);
      }
    } catch (error) {
      this.done = null;
      this.problem = wrong(error);
    }
  }
}
