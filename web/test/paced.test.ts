import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../src/lib/api';
import { Paced } from '../src/lib/paced.svelte';

/** A position in which so many stones lie on the board. */
const position = (stones: number): State[] => {
  const pieces = Array.from({ length: stones }, (_, n) => ({ x: n, y: 0, colour: 'lapis', cell: `${n}` }));
  const scene = { boards: [{ name: 'b', role: 'main', cells: [], pieces }], accounts: [], steps: [] };
  return [{ seat: 0, scene }] as unknown as State[];
};

function motion(reduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}

beforeEach(() => {
  vi.useFakeTimers();
  motion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One's own move is shown, and three others make theirs in the same moment. */
function others(): { paced: Paced; moves: State[][] } {
  const paced = new Paced();
  const moves = [1, 2, 3, 4].map(position);
  paced.show(position(0));
  moves.forEach((one, n) => paced.take(one, n === 0));
  return { paced, moves };
}

describe('what others do at once', () => {
  it('is seen one after another, the first of it together with what one did oneself', () => {
    const { paced, moves } = others();
    expect(paced.shown).toBe(moves[1]);
    expect(paced.waits).toBe(true);
    vi.advanceTimersByTime(460);
    expect(paced.shown).toBe(moves[2]);
    vi.advanceTimersByTime(460);
    expect(paced.shown).toBe(moves[3]);
    expect(paced.waits).toBe(false);
  });

  it('holds up nobody who does something', () => {
    const { paced, moves } = others();
    paced.hurry();
    expect(paced.shown).toBe(moves[3]);
    expect(paced.waits).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(paced.shown).toBe(moves[3]);
  });

  it('does not hold back what one does oneself a moment later', () => {
    const paced = new Paced();
    paced.show(position(0));
    paced.take(position(1), false);
    const own = position(2);
    paced.take(own, true);
    expect(paced.shown).toBe(own);
    expect(paced.waits).toBe(false);
  });

  it('holds up nobody who wants no motion', () => {
    motion(true);
    const { paced, moves } = others();
    expect(paced.shown).toBe(moves[3]);
  });

  it('does not wait for what nobody can see', () => {
    const paced = new Paced();
    paced.show(position(2));
    paced.take(position(2), false);
    const last = position(3);
    paced.take(last, false);
    expect(paced.shown).toBe(last);
  });

  it('is counted as it is seen', () => {
    const { paced } = others();
    expect(paced.moves).toBe(2);
    paced.hurry();
    expect(paced.moves).toBe(3);
  });
});
