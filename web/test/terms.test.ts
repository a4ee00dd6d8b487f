/** Terms: found in any text of a game, explained by its catalogue, once. */

import { describe, expect, it } from 'vitest';
import { mark, parted, type Term } from '../src/lib/terms';
import { attribute, keys, t } from '../src/lib/words';

const GAMES = keys('')
  .map((key) => key.match(/^(\w+)-title$/)?.[1] ?? '')
  .filter((game) => keys(`${game}-term-`).length > 0);

const terms = (game: string, text: string): string[] =>
  parted(game, text)
    .filter((part): part is Term => typeof part !== 'string')
    .map(({ word }) => word);

describe('terms', () => {
  it.each(GAMES)('of %s are explained, and no word means two things', (game) => {
    const words = keys(`${game}-term-`).flatMap((key) => {
      expect(t(key).length).toBeGreaterThan(10);
      return (attribute(key, 'words') ?? '').split(',').map((word) => word.trim());
    });
    expect(words.length).toBeGreaterThan(5);
    expect(words).not.toContain('');
    expect(new Set(words).size).toBe(words.length);
  });

  it('lose nothing of the text', () => {
    const text = 'Write the formation into your grid; it may hang over the edge';
    const parts = parted('mosaix', text);
    expect(parts.map((part) => (typeof part === 'string' ? part : part.word)).join('')).toBe(text);
    expect(terms('mosaix', text)).toEqual(['formation', 'grid', 'hang over']);
  });

  it('prefer the longer one, and whole words only', () => {
    expect(terms('galilee', 'Look at the tile grid')).toEqual(['tile grid']);
    expect(terms('galilee', 'reptiles')).toEqual([]);
  });

  it('are marked where they first appear', () => {
    expect(terms('mozaa', 'a card, a Card and two cards')).toEqual(['card']);
  });

  it('of one game mean nothing in another', () => {
    expect(terms('steere', 'a formation')).toEqual([]);
    expect(terms('', 'a formation')).toEqual([]);
  });

  it('can be asked on a page, once in every section, but not in code and headings', () => {
    const page = document.createElement('article');
    page.innerHTML =
      '<h2>The grid</h2><p>A grid, <code>grid</code>, <em>an area</em>.</p><p>The grid.</p>' +
      '<h2>More</h2><ul><li>The grid again</li></ul>';
    mark('mosaix', page);
    const found = [...page.querySelectorAll('button.term')].map((one) => one.textContent);
    expect(found).toEqual(['grid', 'area', 'grid']);
    expect(page.querySelector('code')?.textContent).toBe('grid');
  });
});
