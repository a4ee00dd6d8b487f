/** Whether the page lies on a host as plain files, without a server; see musivum/offline/site.py. */

export const SITE = document.querySelector('meta[name=musivum-site]') !== null;

/** The folder that the page lies in. A server's is the top of its host; files may lie in any. */
export const HOME = SITE ? new URL('.', location.href).pathname : '/';

/** What this browser keeps of the page when it is asked to; another folder is another page. */
export const KEPT = `musivum-kept${HOME.slice(0, -1)}`;

/** The file with what a server would answer to everyone: a language stands behind a dot. */
export function fileOf(path: string): string {
  const [plain, query] = path.split('?') as [string, string?];
  const language = new URLSearchParams(query).get('language');
  return `${plain}${language ? `.${language}` : ''}.json`;
}

/** What a page asks that is the same for everyone. */
export const PUBLIC = /^\/(games|pictures|rules\/|lessons\/)/;

/**
 * The address of a path of the page. A host of plain files knows no addresses but those of its files:
 * there the path stands behind a question mark, `/folder/?/new/…?hot`.
 */
export function addressOf(path: string): string {
  return !SITE ? path : path === '/' ? HOME : `${HOME}?${path}`;
}

/** The path of the page that an address stands for, and its query. */
export function pathOf({ pathname, search }: { pathname: string; search: string }): {
  path: string;
  query: string;
} {
  if (!SITE || (pathname !== HOME && pathname !== `${HOME}index.html`)) {
    return { path: pathname, query: search };
  }
  if (!search.startsWith('?/')) return { path: '/', query: search };
  const [path, query] = search.slice(1).split('?', 2) as [string, string?];
  return { path, query: query === undefined ? '' : `?${query}` };
}
