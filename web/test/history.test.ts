import { describe, expect, it } from 'vitest';
import { returning } from '../src/lib/history.svelte';

const played = (...seats: (number | [number, string])[]): Parameters<typeof returning>[0] =>
  seats.map((one, n) => {
    const [seat, move] = typeof one === 'number' ? [one, 'x'] : one;
    return { step: n + 1, seat, move };
  });

describe('a move can be taken back', () => {
  it('by who made it, with all that others did since', () => {
    expect(returning(played(0, 1), [0])).toBe(0);
    expect(returning(played(-1, 0, 1, 2), [0])).toBe(0);
    expect(returning(played(0, 1), [0, 1])).toBe(1);
  });
  it('never past dice or cards, and one is told so', () => {
    expect(returning(played(0, -1), [0])).toBe('undo-chance');
    expect(returning(played(0, 1, -1, 1), [0])).toBe('undo-chance');
  });
  it('only if there is one; to pass is none', () => {
    expect(returning([], [0])).toBe('undo-nothing');
    expect(returning(played(-1, 1), [0])).toBe('undo-nothing');
    expect(returning(played(0, 1, [0, 'pass'], 1), [0])).toBe(0);
  });
});
