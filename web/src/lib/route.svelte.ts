/** Where one is on the page: a path of the address bar, without reloading. */

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  query = $state(location.search);

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
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.read();
    window.scrollTo(0, 0);
  }

  /** Write something behind the # of this address, and stay. */
  mark(hash: string): void {
    history.replaceState(null, '', `${location.pathname}${location.search}#${hash}`);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.query = location.search;
  }
}

export const route = new Route();
