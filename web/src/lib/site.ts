/** Whether the page lies on a host as plain files, without a server; see musivum/offline/site.py. */

export const SITE = document.querySelector('meta[name=musivum-site]') !== null;

/** The file with what a server would answer to everyone: a language stands behind a dot. */
export function fileOf(path: string): string {
  const [plain, query] = path.split('?') as [string, string?];
  const language = new URLSearchParams(query).get('language');
  return `${plain}${language ? `.${language}` : ''}.json`;
}

/** What a page asks that is the same for everyone. */
export const PUBLIC = /^\/(games|pictures|rules\/|lessons\/)/;
