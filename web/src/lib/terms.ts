/**
 * The words of a game that want explaining. Each has one home, the game's catalogue: a message
 * `game-term-name` says what it means, its attribute `.words` how it is written.
 */

import { language } from './language.svelte';
import { attribute, keys } from './words';

export interface Term {
  key: string;
  /** As it was written in the text. */
  word: string;
}

interface Glossary {
  /** What each group of the pattern finds. */
  keys: string[];
  pattern: RegExp | null;
}

/** By language and game: the same page is read in another language a moment later. */
const known = new Map<string, Glossary>();

function glossary(game: string): Glossary {
  const place = `${language.code}/${game}`;
  let found = known.get(place);
  if (!found) {
    const listed = keys(`${game}-term-`).flatMap((key) =>
      spellings(attribute(key, 'words') ?? '').map((word): [string, string] => [word, key]),
    );
    // The longest comes first, so that "tile grid" is not taken for a tile.
    listed.sort(([one], [other]) => other.length - one.length);
    const pattern =
      listed.length > 0 ? new RegExp(listed.map(([word]) => searched(word)).join('|'), 'giu') : null;
    found = { keys: listed.map(([, key]) => key), pattern };
    known.set(place, found);
  }
  return found;
}

/** How a term is written: `Gebiet*` with any ending, `legt … an` with other words between. */
export function spellings(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** A spelling as it is searched: whole words, and of parted ones the first, if the other follows. */
export function searched(word: string): string {
  const [first = '', ...rest] = word.split('…').map((part) => part.trim());
  const after = rest.map((part) => `(?=[^.;:!?]*[^\\p{L}\\d]${written(part)}${END})`).join('');
  return `(?<![\\p{L}\\d])(${written(first)})${END}${after}`;
}

const END = '(?![\\p{L}\\d])';

function written(word: string): string {
  return word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
}

/** A text in parts, plain ones and terms; each term is marked where it first appears. */
export function parted(game: string, text: string, told: Set<string> = new Set()): (string | Term)[] {
  const { keys: groups, pattern } = glossary(game);
  if (!pattern) return [text];
  const parts: (string | Term)[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const key = groups[found.slice(1).findIndex((group) => group !== undefined)]!;
    if (told.has(key)) continue;
    told.add(key);
    if (found.index > end) parts.push(text.slice(end, found.index));
    parts.push({ key, word: found[0] });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

const READ = 'p, li, td, th, figcaption, dd';
const SKIPPED = 'code, a, button, h1, h2, h3';

/** Mark the terms of a page of text that is in the document already, once in every section. */
export function mark(game: string, page: Element): void {
  let told = new Set<string>();
  for (const part of page.querySelectorAll(`h2, ${READ}`)) {
    if (part.matches('h2')) {
      told = new Set();
      continue;
    }
    if (part.querySelector(READ)) continue;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest(SKIPPED)) continue;
      const parts = parted(game, text.data, told);
      if (parts.some((one) => typeof one !== 'string')) text.replaceWith(...parts.map(shown));
    }
  }
}

function shown(part: string | Term): Node {
  if (typeof part === 'string') return document.createTextNode(part);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'term';
  button.dataset.term = part.key;
  button.textContent = part.word;
  return button;
}
