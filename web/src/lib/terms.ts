/**
 * The words of a game that want explaining. Each has one home, the game's catalogue: a message
 * `game-term-name` says what it means, its attribute `.words` how it is written.
 */

import { attribute, keys } from './words';

export interface Term {
  key: string;
  /** As it was written in the text. */
  word: string;
}

interface Glossary {
  words: Map<string, string>;
  pattern: RegExp | null;
}

const known = new Map<string, Glossary>();

function glossary(game: string): Glossary {
  let found = known.get(game);
  if (!found) {
    const words = new Map<string, string>();
    for (const key of keys(`${game}-term-`)) {
      for (const word of (attribute(key, 'words') ?? '').split(',')) {
        if (word.trim()) words.set(word.trim().toLowerCase(), key);
      }
    }
    // The longest comes first, so that "tile grid" is not taken for a tile.
    const listed = [...words.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
    const pattern =
      listed.length > 0 ? new RegExp(`(?<![\\p{L}\\d])(${listed.join('|')})(?![\\p{L}\\d])`, 'giu') : null;
    found = { words, pattern };
    known.set(game, found);
  }
  return found;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A text in parts, plain ones and terms; each term is marked where it first appears. */
export function parted(game: string, text: string, told: Set<string> = new Set()): (string | Term)[] {
  const { words, pattern } = glossary(game);
  if (!pattern) return [text];
  const parts: (string | Term)[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const key = words.get(found[0].toLowerCase())!;
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
