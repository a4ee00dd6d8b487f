/** Where one is on the page: a path of the address bar, without reloading. */

import { addressOf, pathOf, SITE } from './site';

const linkOf = (event: Event) => (event.target as Element | null)?.closest('a') ?? null;

class Route {
  path = $state(pathOf(location).path);
  hash = $state(location.hash.slice(1));
  query = $state(pathOf(location).query);

  constructor() {
    window.addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => {
      const link = linkOf(event);
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!link || !plain || link.origin !== location.origin || link.target || link.download) return;
      if (link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      const { path, query } = pathOf(link);
      this.go(path + query + link.hash);
    });
    // Whoever opens a link elsewhere, or copies it, needs the address that a host of files knows.
    if (SITE) {
      for (const kind of ['pointerdown', 'contextmenu']) {
        document.addEventListener(kind, (event) => {
          const link = linkOf(event);
          const path = link?.getAttribute('href');
          if (link && path?.startsWith('/') && !link.search.startsWith('?/')) link.href = addressOf(path);
        });
      }
    }
  }

  go(to: string, replace = false): void {
    if (replace) this.stay(to);
    else history.pushState(null, '', addressOf(to));
    this.read();
    window.scrollTo(0, 0);
  }

  /** Have this path in the address bar, and show what is shown. */
  stay(path: string): void {
    history.replaceState(null, '', addressOf(path));
  }

  /** Write something behind the # of this address, and stay. */
  mark(hash: string): void {
    history.replaceState(null, '', `${location.pathname}${location.search}#${hash}`);
    this.read();
  }

  private read(): void {
    Object.assign(this, pathOf(location));
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();
