/** Levels: listed in the true order of a game with its options. */

import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../src/lib/api';
import { levelsOf } from '../src/lib/levels';

const option = (name: string, fallback: number | string): GameInfo['options'][number] => ({
  name,
  default: fallback,
  allowed: null,
  spelled: '',
});

const game: GameInfo = {
  game: 'pips',
  players: [2],
  options: [option('hand', 1), option('variant', 'classic')],
  daily: false,
  minutes: null,
  age: null,
  chance: null,
  lesson: false,
  levels: [
    { options: { hand: 1, variant: 'classic' }, levels: ['club', 'greedy'] },
    { options: {}, levels: ['greedy', 'club'] },
  ],
};

describe('levels', () => {
  it('stand as with the usual options where nothing else is chosen', () => {
    expect(levelsOf(game, {})).toEqual(['club', 'greedy']);
  });

  it('stand as the chosen options have it', () => {
    expect(levelsOf(game, { variant: 'classic', players: 2 })).toEqual(['club', 'greedy']);
    expect(levelsOf(game, { variant: 'claims' })).toEqual(['greedy', 'club']);
    expect(levelsOf(game, { hand: 3 })).toEqual(['greedy', 'club']);
  });
});
