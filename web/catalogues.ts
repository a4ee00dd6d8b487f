/**
 * The words of the page, from the catalogues of all rooms: for each language the few that the home
 * page needs at once, and the rest. Comments, and what only a terminal says, stay behind.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/**
 * Families that no page ever shows: `label` is what a board says in a terminal, `sheet` what is
 * wrong with a file, which a page cannot choose, `notation` what is no move, `solo`, but for its goal,
 * how a game alone ended; `server-help` and its
 * like are for whoever runs a server; most of `analysis` is elsewhere too.
 */
const ELSEWHERE = new RegExp(
  '^(' +
    'terminal|browser|arena|stats|research|backup|outside|cluster|record|progress|search|bot|extra|player|fair|' +
    'usage|system|notation|check|signature|bench|compiled|compiling|catalogue|language|action|view|print|card|show|film|file|' +
    '(?!web-)[a-z]+-(label|sheet|notation|phase|doing|solo(?!-goal)|print)|' +
    'server-([a-z]+-)?help|server-(exposed|file|client|started|hops|ray|bots|database-locked)|' +
    'analysis(?!-(head|grade|part)))\\b',
);

/** What the home page and the frame of every page say; a test opens the page with no more. */
const HOME =
  /^([a-z]+-(title|subtitle|fun)|web-(skip|nav|home|lobby|daily|daily-title|daily-about|daily-done|rules|settings|loading|not-loaded|reload|nowhere|nowhere-about|not-shown|lost|repaired|no-answer|intro|level|level-.*|play|more-ways|learn|learn-title|offer|offer-about|just-play|try-first|with-friends|to-daily|continue|picture|players|minutes|age|who-solo|open-tables|none-open|new-table|running|your-turn|update|update-now|offline-loading|offline-storage|kept|open-seat|seat|you|join|look|language)) =/;

export type Part = 'home' | 'rest';
export const PARTS: readonly Part[] = ['home', 'rest'];

/** Vite, and whoever runs its tests, begins in web/. */
const ROOT = `${resolve('..')}/`;
const LIST = `${ROOT}src/musivum/text/languages.json`;

/** Every language, by the one list that there is. */
function languages(): string[] {
  return Object.keys(JSON.parse(readFileSync(LIST, 'utf8')) as object);
}

/** The folders of all catalogues. */
function folders(): string[] {
  const games = readdirSync(`${ROOT}src/musivum/games`).map(
    (game) => `${ROOT}src/musivum/games/${game}/text`,
  );
  return [`${ROOT}web/src/text`, `${ROOT}src/musivum/text`, ...games.toSorted()];
}

/** The messages of a catalogue that a page may show, one by one. */
export function trimmed(source: string): string[] {
  return source
    .split(/^(?=[a-z][\w-]* =)/m)
    .filter((message) => /^[a-z][\w-]* =/.test(message) && !ELSEWHERE.test(message))
    .map((message) => message.replace(/^#.*\n?/gm, '').trimEnd());
}

const keyOf = (message: string): string => message.slice(0, message.indexOf(' ='));

/** A message that Fluent understands. */
const isSound = (message: string): boolean => new FluentResource(message).body.length === 1;

/**
 * What a part of a language says. Where the language has no sound message, English stands in, and
 * `complain` is told: a catalogue that is missing, broken or half is no reason for a page of keys.
 */
export function words(
  language: string,
  part: Part,
  sources: (language: string) => string[],
  complain: (problem: string) => void,
): string {
  const own = new Map(
    sources(language)
      .flatMap(trimmed)
      .filter(
        (message) => isSound(message) || (complain(`${language}: ${keyOf(message)} is no message`), false),
      )
      .map((message) => [keyOf(message), message]),
  );
  const said = sources('en')
    .flatMap(trimmed)
    .filter((message) => HOME.test(message) === (part === 'home'))
    .map((message) => {
      const found = own.get(keyOf(message));
      if (found === undefined) complain(`${language} does not say ${keyOf(message)}: English does`);
      return found ?? message;
    });
  return said.join('\n');
}

function filesOf(language: string): string[] {
  return folders()
    .map((folder) => `${folder}/${language}.ftl`)
    .filter((file) => existsSync(file));
}

const sourcesOf = (language: string): string[] => filesOf(language).map((file) => readFileSync(file, 'utf8'));

const NAME = 'virtual:words';

/** `virtual:words` has a loader for every part of every language. */
export function catalogues(): Plugin {
  return {
    name: 'musivum-catalogues',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, language, part] = id.split('/') as [string, string?, Part?];
      if (language === undefined || part === undefined) {
        const loaders = languages().map((one) => {
          const each = PARTS.map((name) => `${name}: () => import('${NAME}/${one}/${name}')`);
          return `${one}: { ${each.join(', ')} }`;
        });
        this.addWatchFile(LIST);
        return `export default { ${loaders.join(', ')} };`;
      }
      for (const file of filesOf(language)) this.addWatchFile(file);
      const text = words(language, part, sourcesOf, (problem) => this.warn(problem));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
