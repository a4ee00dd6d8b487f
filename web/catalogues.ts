/** Catalogues as the page needs them: without comments, and without what only other rooms say. */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Families that no page ever shows: `label` is what a board says in a terminal, `sheet` what is
 * wrong with a file, which a page cannot choose, `notation` what is no move; `server-help` and its
 * like are for whoever runs a server; most of `analysis` is elsewhere too.
 */
const ELSEWHERE = new RegExp(
  '^(' +
    'terminal|arena|stats|research|backup|outside|cluster|record|progress|search|bot|extra|player|fair|' +
    'notation|check|signature|bench|compiled|action|view|print|[a-z]+-(label|sheet|notation)|' +
    'server-([a-z]+-)?help|server-(exposed|file|client|started|hops|ray|bots|database-locked)|' +
    'analysis(?!-(head|grade|part)))\\b',
);

/** The messages of a catalogue that a page may show. */
export function trimmed(source: string): string {
  return source
    .split(/^(?=[a-z][\w-]* =)/m)
    .filter((message) => !ELSEWHERE.test(message))
    .map((message) => message.replace(/^#.*\n?/gm, '').trimEnd())
    .filter((message) => message !== '')
    .join('\n');
}

/** Trims every `….ftl?raw` that is imported. */
export function catalogues(): Plugin {
  return {
    name: 'musivum-catalogues',
    enforce: 'pre',
    load(id) {
      const file = id.match(/^(.*\.ftl)\?raw$/)?.[1];
      if (file === undefined) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(trimmed(readFileSync(file, 'utf8')))};`;
    },
  };
}
