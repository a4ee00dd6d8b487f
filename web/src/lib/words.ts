/** Every word on the page, from Fluent catalogues. Code speaks in keys and values. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import languages from '../../../src/musivum/text/languages.json';
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

/** Every language with what it calls itself; the same list as Python's. */
export const LANGUAGES: Readonly<Record<string, string>> = languages;

/** Values of a message: texts and numbers, or again a key with its values, or a list of such. */
export type Told = Readonly<Record<string, unknown>>;

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
  if (language === 'en' || found.length === 0) spoken = [ENGLISH];
  else spoken = [bundle(language, await Promise.all(found.map(([, load]) => load()))), ENGLISH];
  document.documentElement.lang = inUse();
}

/** The language that is spoken. */
export function inUse(): string {
  return spoken[0]!.locales[0]!;
}

/** The message of a key, with its values filled in. */
export function t(key: string, values?: Told): string {
  for (const one of spoken) {
    const message = one.getMessage(key);
    if (message?.value) return one.formatPattern(message.value, values ? plain(values) : null, []);
  }
  return key;
}

/** Values as a message takes them; one that is itself a key with values is said. */
function plain(values: Told): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value)]));
}

function said(value: unknown): string | number {
  if (!Array.isArray(value)) return typeof value === 'number' ? value : String(value);
  const [key, values] = value as [unknown, unknown];
  if (typeof key === 'string' && typeof values === 'object') return t(key, values as Told);
  return value.map(said).join(', ');
}

/** Something that is said of a message besides its text. */
export function attribute(key: string, name: string, values?: Values): string | null {
  for (const one of spoken) {
    const found = one.getMessage(key)?.attributes[name];
    if (found) return one.formatPattern(found, values ?? null, []);
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
export function refused(refusal: { key: string; values: Told; text: string }): string {
  const key = [`web-${refusal.key}`, refusal.key].find(knows);
  const text = key ? t(key, refusal.values) : refusal.text;
  // The name of a cell is written as it is, also where a sentence begins with it.
  const { cell } = refusal.values;
  return typeof cell === 'string' && text.startsWith(cell) ? text : sentence(text);
}

/** A sentence with a capital letter, for messages that begin small. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function knows(key: string): boolean {
  return spoken.some((one) => one.hasMessage(key));
}
