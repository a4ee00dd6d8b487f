import { describe, expect, it } from 'vitest';
import type { Event } from '../src/lib/api';
import { due as dueNow, hashOf } from '../src/lib/parts';
import { fallen, keyOf, lot, thrown, verify } from '../src/lib/verify';

const PYTHON_SIX = [4, 4, 3, 1, 4, 3];
const PYTHON_EIGHTY_ONE = [43, 22, 0, 58];
const PYTHON_KEY = '19c56e0276f5d0a03fc094fe59ed2b724e3354ea5a392afba6b034fc6788caee';
const SEED_COMMITMENT = '271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a';
const SEALED = { commitment: SEED_COMMITMENT, mine: {}, parts: [''] };
const PYTHON_SEALED_KEY = 'ea45004f4917a3f06ea602ef8f4997f235ae171a47f679baf7421b38cb6406ad';
const PYTHON_HASH = '52f027755e9fc043dbfd8ec55521f6ec2e7bb37f9477d61ceec95e331a408904';
const PYTHON_LOTS = [
  [2, 3, 1, 0],
  [2, 1, 3, 0],
  [1, 3, 2, 0],
];

describe('the proof of the dice', () => {
  it('makes the numbers that Python makes', () => {
    // musivum.core.dice.Dice("7", "chance").at(n, 6) and .at(n, 81), for n from 0
    const six = [0, 1, 2, 3, 4, 5].map((n) => thrown('7', n, 6));
    const many = [0, 1, 2, 3].map((n) => thrown('7', n, 81));
    expect(six).toEqual(PYTHON_SIX);
    expect(many).toEqual(PYTHON_EIGHTY_ONE);
    expect(keyOf('00', ['abc', ''])).toBe(PYTHON_KEY);
    expect(keyOf('00', ['abc', ''], 'm')).toBe(PYTHON_SEALED_KEY);
    expect(hashOf('m', 'abc')).toBe(PYTHON_HASH);
    expect(['1', '2', '3'].map((key) => lot(key, 4))).toEqual(PYTHON_LOTS);
  });

  it('picks the outcome whose weights first exceed the number', () => {
    const outcomes: [string, number][] = [
      ['a', 1],
      ['b', 4],
      ['c', 1],
    ];
    expect([0, 1, 4, 5].map((n) => fallen(outcomes, n))).toEqual(['a', 'b', 'b', 'c']);
  });

  it('finds a seed, a key or a roll that was changed', () => {
    const seed = 'ab'.repeat(32);
    const commitment = SEED_COMMITMENT;
    const sealed = { commitment, mine: {}, parts: ['x'] };
    const key = keyOf(seed, ['x']);
    const outcomes: [string, number][] = [
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ];
    const move = fallen(outcomes, thrown(key, 0, 3));
    const record = {
      seed: key,
      moves: [
        [-1, move],
        [0, 'm'],
      ],
      seats: [{ player: 'person' }],
      extra: { dice: { recipe: 'musivum-dice-1', seed, commitment, contributions: ['x'] } },
    };
    const chances = [{ move, outcomes }];
    expect(verify('m', record, [], sealed, chances, [0]).good).toBe(true);
    expect(verify('m', record, [], { ...sealed, commitment: 'other' }, chances, [0]).key).toBe(
      'web-dice-other-seed',
    );
    expect(verify('m', { ...record, seed: 'other' }, [], sealed, chances, [0]).key).toBe(
      'web-dice-other-key',
    );
    expect(verify('m', record, [], { ...sealed, parts: ['x', 'y'] }, chances, [0]).key).toBe(
      'web-dice-other-part',
    );
    expect(verify('m', record, [], null, chances, [0]).key).toBe('web-dice-good-unseen');
    const wrong = ['a', 'b', 'c'].find((one) => one !== move)!;
    expect(verify('m', { ...record, moves: [[-1, wrong]] }, [], sealed, chances, [0]).key).toBe(
      'web-dice-other-roll',
    );
  });

  it('checks every roll, and that it is the one that was shown', () => {
    const seed = 'ab'.repeat(32);
    const key = keyOf(seed, ['']);
    const outcomes: [string, number][] = [
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ];
    const due = [0, 1, 2, 3, 4].map((n) => fallen(outcomes, thrown(key, n, 6)));
    const rolled = (moves: string[]) => moves.map((move): [number, string] => [-1, move]);
    const dice = { recipe: 'musivum-dice-1', seed, commitment: SEED_COMMITMENT, contributions: [''] };
    const record = { seed: key, seats: [{ player: 'person' }], moves: rolled(due), extra: { dice } };
    const chances = due.map((move) => ({ move, outcomes }));
    const shown = (moves: (string | null)[]) =>
      moves.map((move, n) => ({ number: n + 3, kind: 'move' as const, at: 0, before: '', seat: -1, move }));
    const check = (moves: string[], seen: (string | null)[]) =>
      verify('m', { ...record, moves: rolled(moves) }, shown(seen), SEALED, chances, [0]);
    expect(check(due, due)).toEqual({
      good: true,
      key: 'web-dice-good',
      values: { rolls: 5, drawn: 'no' },
      silent: [0],
    });
    expect(check(due, [null, null, ...due.slice(2)]).good).toBe(true);
    for (const n of due.keys()) {
      const other = due.with(n, due[n] === 'a' ? 'b' : 'a');
      const wrong = {
        good: false,
        key: 'web-dice-other-roll',
        values: { number: n + 1, move: other[n] },
        silent: [],
      };
      expect(check(other, other)).toEqual(wrong);
      expect(check(due, other)).toEqual(wrong);
    }
    expect(check(due.slice(1), []).key).toBe('web-dice-missing');
    const secret = { ...record, extra: { dice: { ...dice, seed: null } } };
    expect(verify('m', secret, [], SEALED, chances, [0]).key).toBe('web-dice-secret');
  });
});

describe('parts that were sealed, and the lot', () => {
  const seed = 'ab'.repeat(32);
  const parts = ['a'.repeat(32), 'b'.repeat(32), ''];
  const key = keyOf(seed, parts, 'm');
  const places = lot(key, 3);
  const hashes = parts.map((part) => (part ? hashOf('m', part) : ''));
  const dice = {
    recipe: 'musivum-dice-2',
    match: 'm',
    seed,
    commitment: SEED_COMMITMENT,
    commitments: hashes,
    contributions: parts,
    seating: 'lot',
    places,
  };
  const kinds = ['person', 'person', 'greedy'];
  const record = {
    seed: key,
    seats: places.map((place) => ({ player: kinds[place]! })),
    moves: [],
    extra: { dice },
  };
  const sealed = { commitment: SEED_COMMITMENT, seating: 'lot', mine: { 1: parts[1]! }, hashes };
  const mine = [places.indexOf(1)];
  const check = (changed: object, kept = sealed, seats = mine): string =>
    verify('m', { ...record, ...changed }, [], kept, [], seats).key;

  it('are proven', () => {
    expect(verify('m', record, [], sealed, [], mine)).toEqual({
      good: true,
      key: 'web-dice-good',
      values: { rolls: 0, drawn: 'yes' },
      silent: [],
    });
  });

  it('are found out when anything is another', () => {
    const changed = (change: object): object => ({ extra: { dice: { ...dice, ...change } } });
    const other = [parts[0]!, parts[1]!, 'c'.repeat(32)];
    const chosen = changed({
      contributions: other,
      commitments: [...hashes.slice(0, 2), hashOf('m', other[2]!)],
    });
    expect(check(chosen)).toBe('web-dice-other-sealed');
    const dropped = changed({ contributions: [parts[0], '', ''], commitments: [hashes[0], '', ''] });
    expect(check(dropped)).toBe('web-dice-other-part');
    expect(check({ seed: keyOf(seed, other, 'm') })).toBe('web-dice-other-key');
    const turned = [...places.slice(1), places[0]!];
    expect(check(changed({ places: turned }))).toBe('web-dice-other-lot');
    expect(check(changed({ seating: 'as-seated', places: [0, 1, 2] }))).toBe('web-dice-other-lot');
    expect(check({}, sealed, [places.indexOf(0)]), 'we sat elsewhere').toBe('web-dice-other-lot');
    expect(check({}, { ...sealed, hashes: hashes.with(0, 'other') })).toBe('web-dice-other-sealed');
  });

  it('name who had no part', () => {
    const quiet = { ...record, seats: record.seats.map(() => ({ player: 'person' })) };
    expect(verify('m', quiet, [], sealed, [], mine).silent).toEqual([places.indexOf(2)]);
  });

  it('are first committed to, and revealed only when all are sealed', () => {
    const at = (number: number, kind: Event['kind'], more: Partial<Event> = {}): Event => ({
      ...{ number, kind, at: 0, before: '' },
      ...more,
    });
    const committed = dueNow('x', [0, 1], [at(1, 'created')]);
    expect(committed.map((action) => action.do)).toEqual(['commit', 'commit']);
    expect(dueNow('x', [], [at(1, 'created')])).toEqual([]);
    const others = [at(1, 'created'), at(2, 'committed', { seat: 0, hash: 'f'.repeat(64) })];
    expect(dueNow('y', [0], others), 'another device was first').toEqual([]);
    const foreign = at(3, 'sealed', { commitments: ['f'.repeat(64)] });
    expect(dueNow('z', [0], [at(1, 'created'), foreign]), 'not our hash').toEqual([]);
  });
});
