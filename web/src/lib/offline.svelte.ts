/**
 * The page without a network: kept in this browser when somebody asks for it, and forgotten when
 * they do not want it any more. `public/sw.js` serves what is kept.
 */

import { catalogue } from './games.svelte';
import { LANGUAGES } from './language.svelte';
import { fileOf, HOME, KEPT, SITE } from './site';

const ICONS = ['icon.svg', 'icon-192.png', 'icon-512.png', 'maskable-512.png'];

export type Offline = 'off' | 'busy' | 'on' | 'unsafe' | 'full';

/** What the server says to everyone: games, rules in all languages, pictures, lessons. */
async function told(): Promise<string[]> {
  await catalogue.load();
  const each = catalogue.games.flatMap(({ game }) => [
    ...Object.keys(LANGUAGES).map((code) => `api/rules/${game}?language=${code}`),
    `api/rules/${game}/pictures`,
    `api/lessons/${game}`,
  ]);
  const all = ['api/games', 'api/pictures', ...each];
  return SITE ? all.map(fileOf) : all;
}

/** The games' packs, and our sources; none where the server has none. */
async function packs(): Promise<string[]> {
  const answer = await fetch(`${HOME}packs/manifest.json`);
  if (!answer.ok) return [];
  const found = (await answer.json()) as {
    packs: Record<string, { file: string }>;
    python?: { file: string };
    paper?: { file: string };
  };
  const files = [...Object.values(found.packs), found.python, found.paper].filter((one) => !!one);
  return ['packs/manifest.json', ...files.map(({ file }) => `packs/${file}`)];
}

class Kept {
  state: Offline = $state('off');

  constructor() {
    // Only a page that came safely, or from this very machine, may keep itself.
    if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) this.state = 'unsafe';
    else void caches.has(KEPT).then((there) => (this.state = there ? 'on' : 'off'));
  }

  /** Fetch all that is needed, and keep it; what was kept before is replaced. */
  async keep(): Promise<void> {
    this.state = 'busy';
    try {
      await caches.delete(KEPT);
      const cache = await caches.open(KEPT);
      const files = (await (await fetch(`${HOME}offline.json`)).json()) as string[];
      const page = ['', 'manifest.webmanifest', ...ICONS, ...files];
      const all = [...page, ...(await told()), ...(await packs())];
      await cache.addAll(all.map((name) => HOME + name));
      await navigator.serviceWorker.register(`${HOME}sw.js`);
      this.state = 'on';
    } catch {
      await caches.delete(KEPT);
      this.state = 'full';
    }
  }

  /** Keep the page as it is now on the server, if it was kept. */
  async renew(): Promise<void> {
    if (typeof caches !== 'undefined' && (await caches.has(KEPT))) await this.keep();
  }

  async forget(): Promise<void> {
    await caches.delete(KEPT);
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    this.state = 'off';
  }
}

export const offline = new Kept();
