/**
 * Matches without a server: this browser keeps them, and Python in a worker says what a server would
 * say. All of that is loaded when the first such match is opened, and never before.
 */

import type { Summary } from './api';
import { KEPT } from './site';

/** Their ids begin with a letter that no server's id has; see musivum/offline/table.py. */
export const isAlone = (match: string): boolean => match.startsWith('o');

/** What a browser lacks to play, or to think, by itself; null if it can. */
export function lacking(): string | null {
  if (typeof WebAssembly === 'undefined') return 'wasm';
  return typeof Worker === 'undefined' ? 'worker' : null;
}

/** Whether the browser was asked to keep the page, and with it all that is needed to play alone. */
export const isKept = async (): Promise<boolean> => typeof caches !== 'undefined' && (await caches.has(KEPT));

const PLAYED = 'musivum-alone';

class Alone {
  /** How much of what is needed is here, from 0 to 1; null when nobody waits. */
  loading: number | null = $state(null);
  /** What went wrong, as the end of a message's key. */
  problem: string | null = $state(null);
  /** The matches that are kept here, the last one first. */
  matches: Summary[] = $state.raw([]);

  host = () => import('../offline/host').then(({ host }) => host);

  /** Look which matches are kept; without a game ever played so, nothing is opened. */
  async look(): Promise<void> {
    try {
      if (!localStorage.getItem(PLAYED)) return;
      this.matches = await (await import('../offline/kept')).cards();
    } catch {
      this.matches = [];
    }
  }

  played(): void {
    try {
      localStorage.setItem(PLAYED, 'yes');
    } catch {
      // Then nothing else is kept either.
    }
  }
}

export const alone = new Alone();
