/** Where one is on the page: a path of the address bar, without reloading. */

import { SITE } from './site';

/**
 * A host of plain files knows no addresses but those of its files: there the path stands behind a
 * question mark, `/?/new/…?hot`.
 */
function read(): { path: string; query: string } {
  const { pathname, search } = location;
  if (!SITE || !search.startsWith('?/')) return { path: pathname, query: search };
  const [path, query] = search.slice(1).split('?', 2) as [string, string?];
  return { path, query: query === undefined ? '' : `?${query}` };
}

class Route {
  path = $state(read().path);
  hash = $state(location.hash.slice(1));
  query = $state(read().query);

  constructor() {
    window.addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest('a');
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!link || !plain || link.origin !== location.origin || link.target || link.download) return;
      if (link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(to: string, replace = false): void {
    const address = SITE && to !== '/' ? `/?${to}` : to;
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    window.scrollTo(0, 0);
  }

  /** Write something behind the # of this address, and stay. */
  mark(hash: string): void {
    history.replaceState(null, '', `${location.pathname}${location.search}#${hash}`);
    this.read();
  }

  private read(): void {
    Object.assign(this, read());
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();
