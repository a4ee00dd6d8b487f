import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fallen, keyOf, thrown, verify } from '../src/lib/verify';

if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

describe('the proof of the dice', () => {
  it('makes the numbers that Python makes', async () => {
    // musivum.core.dice.Dice("7", "chance").at(n, 6) and .at(n, 81), for n from 0
    const six = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => thrown('7', n, 6)));
    const many = await Promise.all([0, 1, 2, 3].map((n) => thrown('7', n, 81)));
    expect(six).toEqual(PYTHON_SIX);
    expect(many).toEqual(PYTHON_EIGHTY_ONE);
    expect(await keyOf('00', ['abc', ''])).toBe(PYTHON_KEY);
  });

  it('picks the outcome whose weights first exceed the number', () => {
    const outcomes: [string, number][] = [
      ['a', 1],
      ['b', 4],
      ['c', 1],
    ];
    expect([0, 1, 4, 5].map((n) => fallen(outcomes, n))).toEqual(['a', 'b', 'b', 'c']);
  });

  it('finds a seed, a key or a roll that was changed', async () => {
    const seed = 'ab'.repeat(32);
    const commitment = SEED_COMMITMENT;
    const sealed = { commitment, parts: ['x'] };
    const key = await keyOf(seed, ['x']);
    const outcomes: [string, number][] = [
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ];
    const move = fallen(outcomes, await thrown(key, 0, 3));
    const record = {
      seed: key,
      moves: [
        [-1, move],
        [0, 'm'],
      ],
      extra: { dice: { seed, commitment, contributions: ['x'] } },
    };
    const chances = [{ move, outcomes }];
    expect((await verify(record, [], sealed, chances)).good).toBe(true);
    expect((await verify(record, [], { ...sealed, commitment: 'other' }, chances)).key).toBe(
      'web-dice-other-seed',
    );
    expect((await verify({ ...record, seed: 'other' }, [], sealed, chances)).key).toBe('web-dice-other-key');
    expect((await verify(record, [], { ...sealed, parts: ['x', 'y'] }, chances)).key).toBe(
      'web-dice-other-part',
    );
    expect((await verify(record, [], null, chances)).key).toBe('web-dice-good-unseen');
    const wrong = ['a', 'b', 'c'].find((one) => one !== move)!;
    expect((await verify({ ...record, moves: [[-1, wrong]] }, [], sealed, chances)).key).toBe(
      'web-dice-other-roll',
    );
  });

  it('checks every roll, and that it is the one that was shown', async () => {
    const seed = 'ab'.repeat(32);
    const key = await keyOf(seed, ['']);
    const outcomes: [string, number][] = [
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ];
    const due = await Promise.all(
      [0, 1, 2, 3, 4].map(async (n) => fallen(outcomes, await thrown(key, n, 6))),
    );
    const rolled = (moves: string[]) => moves.map((move): [number, string] => [-1, move]);
    const dice = { seed, commitment: SEED_COMMITMENT, contributions: [''] };
    const record = { seed: key, moves: rolled(due), extra: { dice } };
    const chances = due.map((move) => ({ move, outcomes }));
    const shown = (moves: (string | null)[]) =>
      moves.map((move, n) => ({ number: n + 3, kind: 'move', at: 0, seat: -1, move }));
    const check = (moves: string[], seen: (string | null)[]) =>
      verify({ ...record, moves: rolled(moves) }, shown(seen), SEALED, chances);
    expect(await check(due, due)).toEqual({ good: true, key: 'web-dice-good', values: { rolls: 5 } });
    expect((await check(due, [null, null, ...due.slice(2)])).good).toBe(true);
    for (const n of due.keys()) {
      const other = due.with(n, due[n] === 'a' ? 'b' : 'a');
      const wrong = { good: false, key: 'web-dice-other-roll', values: { number: n + 1, move: other[n] } };
      expect(await check(other, other)).toEqual(wrong);
      expect(await check(due, other)).toEqual(wrong);
    }
    expect((await check(due.slice(1), [])).key).toBe('web-dice-missing');
    const secret = { ...record, extra: { dice: { ...dice, seed: null } } };
    expect((await verify(secret, [], SEALED, chances)).key).toBe('web-dice-secret');
  });
});

const PYTHON_SIX = [4, 4, 3, 1, 4, 3];
const PYTHON_EIGHTY_ONE = [43, 22, 0, 58];
const PYTHON_KEY = '19c56e0276f5d0a03fc094fe59ed2b724e3354ea5a392afba6b034fc6788caee';
const SEED_COMMITMENT = '271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a';
const SEALED = { commitment: SEED_COMMITMENT, parts: [''] };
