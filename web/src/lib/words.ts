/** Every word on the page, from Fluent catalogues. Code speaks in keys and values. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Text, Values } from './scene';

// The catalogues of the games and of their errors are Python's; the page has one of its own.
const english = import.meta.glob<string>(
  ['../text/en.ftl', '../../../src/musivum/text/en.ftl', '../../../src/musivum/games/*/text/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const others = import.meta.glob<string>(
  [
    '../text/*.ftl',
    '../../../src/musivum/text/*.ftl',
    '../../../src/musivum/games/*/text/*.ftl',
    '!../text/en.ftl',
    '!../../../src/musivum/text/en.ftl',
    '!../../../src/musivum/games/*/text/en.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export const LANGUAGES = [
  'en',
  ...new Set(Object.keys(others).map((path) => path.match(/([a-z-]+)\.ftl$/)?.[1] ?? 'en')),
].filter((one, n, all) => all.indexOf(one) === n);

const ENGLISH = bundle('en', Object.values(english));
let spoken: FluentBundle[] = [ENGLISH];

function bundle(language: string, sources: string[]): FluentBundle {
  // Isolation marks would end up in spoken names and copied notation.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** Speak a language from now on; keys that it lacks are said in English. */
export async function speak(language: string): Promise<void> {
  const found = Object.entries(others).filter(([path]) => path.endsWith(`/${language}.ftl`));
  if (language === 'en' || found.length === 0) {
    spoken = [ENGLISH];
    return;
  }
  const sources = await Promise.all(found.map(([, load]) => load()));
  spoken = [bundle(language, sources), ENGLISH];
  document.documentElement.lang = language;
}

/** The message of a key, with its values filled in. */
export function t(key: string, values?: Values): string {
  for (const one of spoken) {
    const message = one.getMessage(key);
    if (message?.value) return one.formatPattern(message.value, values ?? null, []);
  }
  return key;
}

/** Something that is said of a message besides its text. */
export function attribute(key: string, name: string): string | null {
  for (const one of spoken) {
    const found = one.getMessage(key)?.attributes[name];
    if (found) return one.formatPattern(found, null, []);
  }
  return null;
}

const KEYS = Object.values(english).flatMap((source) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!),
);

/** All keys that begin so. English has every key there is. */
export function keys(start: string): string[] {
  return KEYS.filter((key) => key.startsWith(start));
}

export function say(text: Text): string {
  return t(text[0], text[1]);
}

/**
 * What was refused, in the language that is spoken here; else as the server says it. What it says to
 * programs, with numbers of seats and addresses, the page says in words of its own: `web-…`.
 */
export function refused(refusal: { key: string; values: Values; text: string }): string {
  const key = [`web-${refusal.key}`, refusal.key].find(knows);
  const text = key ? t(key, refusal.values) : refusal.text;
  // A move is written as it is, also where a sentence begins with it.
  const move = refusal.values.move;
  return typeof move === 'string' && text.startsWith(move) ? text : sentence(text);
}

/** A sentence with a capital letter, for messages that begin small. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function knows(key: string): boolean {
  return spoken.some((one) => one.hasMessage(key));
}
