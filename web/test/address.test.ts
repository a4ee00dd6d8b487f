import { describe, expect, it } from 'vitest';
import { placeOf, stepOf } from '../src/lib/address';

const texts = import.meta.glob('../../tests/fuzz/corpus/links/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const kept = Object.values(texts as Record<string, string>).map((text) => text.trimEnd());
const ODD = [
  '',
  '%',
  '%ff',
  '%00',
  '%2F',
  '/',
  '//',
  '?',
  '&',
  '#',
  '=',
  '..',
  '\ud800',
  '\u202e',
  '٣',
  '-1',
  '1e999',
];

/** The same numbers for the same seed (a linear congruence). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function changed(text: string, below: (n: number) => number): string {
  let made = text;
  for (let left = 1 + below(4); left > 0; left -= 1) {
    const at = below(made.length + 1);
    const upto = Math.min(made.length, at + below(4));
    const other = kept[below(kept.length)] ?? '';
    const put = [ODD[below(ODD.length)], other.slice(below(other.length)), ''][below(3)] ?? '';
    made = made.slice(0, at) + put + made.slice(upto);
  }
  return made;
}

/** All that the page reads of an address; an error here would leave the window empty. */
function read(link: string): { head: string; argument: string; step: number } {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(link) ?? [];
  return { ...placeOf(path), step: stepOf(query) };
}

describe('an address', () => {
  it('says where one is, about what, and at which step', () => {
    expect(read('/replay/abc?step=12&analysis')).toEqual({ head: 'replay', argument: 'abc', step: 12 });
    expect(read('/rules/a%20b')).toEqual({ head: 'rules', argument: 'a b', step: Number.NaN });
    expect(read('/')).toEqual({ head: '', argument: '', step: Number.NaN });
  });

  it('that someone made up is read all the same, and points at no step that cannot be', () => {
    expect(placeOf('/replay/%ff')).toEqual({ head: 'replay', argument: '%ff' });
    for (const odd of ['-1', '1.5', '1e999', '0x1', ' 1', '٣', '', '9'.repeat(30)]) {
      expect(stepOf(`?step=${encodeURIComponent(odd)}`), odd).toBeNaN();
    }
    expect(kept.length).toBeGreaterThanOrEqual(8);
    const below = numbers(1);
    for (let number = 0; number < 20_000; number += 1) {
      const link = number < kept.length ? kept[number]! : changed(kept[below(kept.length)]!, below);
      const { step } = read(link);
      expect(Number.isNaN(step) || (Number.isInteger(step) && step >= 0), link).toBe(true);
    }
  });
});
