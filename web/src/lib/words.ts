/** Every word on the page, from Fluent catalogues. Code speaks in keys and values. */

import { language } from './language.svelte';
import type { Text, Values } from './scene';

/** Values of a message: texts and numbers, or again a key with its values, or a list of such. */
export type Told = Readonly<Record<string, unknown>>;

/** The message of a key, with its values filled in. */
export function t(key: string, values?: Told): string {
  const { bundle } = language;
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values ? plain(values) : null, []) : key;
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
  const { bundle } = language;
  const found = bundle.getMessage(key)?.attributes[name];
  return found ? bundle.formatPattern(found, values ?? null, []) : null;
}

/** All keys that begin so. */
export function keys(start: string): string[] {
  return language.keys.filter((key) => key.startsWith(start));
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
  return sentence(key ? t(key, refusal.values) : refusal.text);
}

/**
 * A sentence with a capital letter, for messages that begin small. A word with a digit in it is the
 * name of a cell or a move: it is written as it is, also where a sentence begins with it.
 */
export function sentence(text: string): string {
  return /^\S*\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

export function knows(key: string): boolean {
  return language.bundle.hasMessage(key);
}
