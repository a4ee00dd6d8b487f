import { describe, expect, it } from 'vitest';
import type { Scene } from '../src/lib/scene';
import { writtenOut } from '../src/lib/ways';

const scene = (turn: object): Scene =>
  ({
    prompt: ['p'],
    boards: [],
    accounts: [],
    steps: [{ kind: 'place', prompt: ['p'], board: 'b', turns: [turn] }],
    first: 0,
  }) as unknown as Scene;

describe('turns that are told shortly', () => {
  it('are written out, legal places and others', () => {
    const brief = {
      pieces: [],
      turned: 0,
      flipped: 2,
      ways: [
        [' ##@', -1, 0, [2, 1, 2, 3]],
        [' #@', 0, -1, '-1,4 7,0'],
      ],
      at: '2,1 7,0',
    };
    const at = { '2,1': ' ##@1,1', '7,0': ' #@7,-1' };
    const ask = { '2,2': ' ##@1,2', '2,3': ' ##@1,3', '-1,4': ' #@-1,3' };
    expect(writtenOut(scene(brief))).toEqual(scene({ pieces: [], turned: 0, flipped: 2, at, ask }));
  });

  it('may have no legal place', () => {
    const brief = { pieces: [], turned: 0, ways: [[' #@', 0, 0, [1, 1, 1, 1]]], at: '' };
    expect(writtenOut(scene(brief))).toEqual(
      scene({ pieces: [], turned: 0, at: {}, ask: { '1,1': ' #@1,1' } }),
    );
  });

  it('stay as they are when they are written out already', () => {
    const whole = scene({ pieces: [], turned: 0, at: { '1,1': ' #@1,1' } });
    expect(writtenOut(whole)).toBe(whole);
  });
});
