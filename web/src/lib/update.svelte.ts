/**
 * Whether the server has another version of this page by now. A page never changes by itself: a game
 * goes on with the version it was begun with, until one asks for the new one.
 */

import { HOME } from './site';

/** It is looked for when the line comes back, and when one comes back to the page, but seldom. */
const SELDOM = 10 * 60_000;

class Update {
  there = $state(false);
  private looked = Date.now();

  constructor() {
    if (typeof document === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && Date.now() - this.looked > SELDOM) void this.look();
    });
  }

  /** Compare the page that is open with the one that the server gives out now. */
  async look(): Promise<void> {
    this.looked = Date.now();
    const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
    const answer = await fetch(HOME, { cache: 'no-store' }).catch(() => null);
    if (own && answer?.ok) this.there = !(await answer.text()).includes(own);
  }

  /** Go on with the new version; where the page was kept, it is what is kept from now on. */
  async take(): Promise<void> {
    const { offline } = await import('./offline.svelte');
    await offline.renew();
    location.reload();
  }
}

export const update = new Update();
