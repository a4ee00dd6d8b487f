import { beforeEach, describe, expect, it, vi } from 'vitest';

function browser(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as Storage;
}

describe('what was sealed', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('localStorage', browser());
  });

  it('is what was told first, whatever is told later, and survives the page', async () => {
    const first = await import('../src/lib/sealed');
    first.seal('m', 'early', 'lot');
    const mine = first.partsFor('m', [1, 3]);
    first.sealParts('m', ['', 'a']);
    first.seal('m', 'late', 'as-seated');
    first.sealParts('m', ['', 'b']);
    vi.resetModules();
    const later = await import('../src/lib/sealed');
    const kept = { commitment: 'early', seating: 'lot', mine, hashes: ['', 'a'] };
    expect(later.sealed('m')).toEqual(kept);
    expect(later.partsFor('m', [1, 3])).toEqual(mine);
    expect(later.partsFor('m', [3])).toEqual({ 3: mine[3] });
    expect(later.sealed('other')).toBeNull();
  });

  it('is not lost when two pages keep something each', async () => {
    const one = await import('../src/lib/sealed');
    one.seal('a', 'first', 'lot');
    vi.resetModules();
    const other = await import('../src/lib/sealed');
    other.seal('b', 'second', 'lot');
    const mine = one.partsFor('a', [0]);
    expect(other.sealed('b')?.commitment).toBe('second');
    expect(other.sealed('a')?.mine).toEqual(mine);
  });

  it('is forgotten for the oldest of very many matches only', async () => {
    const { seal, sealed } = await import('../src/lib/sealed');
    for (let n = 0; n <= 200; n++) seal(`m${n}`, `c${n}`, 'lot');
    expect(sealed('m0')).toBeNull();
    expect(sealed('m1')?.commitment).toBe('c1');
    expect(sealed('m200')?.commitment).toBe('c200');
  });

  it('is known until the page is left where a browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { seal, sealed } = await import('../src/lib/sealed');
    seal('m', 'c', 'lot');
    expect(sealed('m')?.commitment).toBe('c');
  });
});
