import { describe, expect, it } from 'vitest';
import {
  amount,
  decisive,
  flaws,
  told,
  withMarks,
  type Analysis,
  type Balance,
  type Move,
} from '../src/lib/analysis';
import type { Board, Scene } from '../src/lib/scene';

const move = (number: number, more: Partial<Move>): Move => ({
  number,
  seat: 0,
  move: 'e5',
  worth: [0.5, 0.5],
  change: [0, 0],
  grade: null,
  best: null,
  loss: 0,
  cost: [0, 0],
  marks: [],
  ...more,
});
const balance = (more: Partial<Balance>): Balance => ({
  seat: 0,
  start: 100,
  luck: 0,
  luck_error: 0,
  choices: 0,
  others: 0,
  unforeseen: 0,
  result: 100,
  grades: { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 },
  ...more,
});
const found = (measure: Analysis['measure'], steps: Move[]): Analysis => ({
  format: 'musivum-analysis',
  version: 1,
  game: 'any',
  options: {},
  seats: [],
  measure,
  level: 'expert',
  simulations: 1,
  seed: 0,
  finished: true,
  start: [0.5, 0.5],
  steps,
  balances: [],
});

describe('amounts', () => {
  it('are points with a decimal, or whole per cent, and never minus nothing', () => {
    expect(amount('points', -2.66, true)).toBe('−2.7');
    expect(amount('points', 3, true)).toBe('+3.0');
    expect(amount('share', 0.123, true)).toBe('+12%');
    expect(amount('share', -0.001, true)).toBe('0%');
  });
});

describe('luck and skill in words', () => {
  const rolled = [move(1, { seat: -1 })];
  it('speak to you of points', () => {
    const said = told(found('points', rolled), balance({ luck: 12, choices: -7 }), 'Ada', true);
    expect(said).toBe('Chance gave you 12.0 points. Your choices cost 7.0 points.');
  });
  it('speak of others by name, and of bad luck as such', () => {
    const said = told(found('share', rolled), balance({ luck: -0.2, others: 0.3 }), 'Bob', false);
    expect(said).toContain('Chance took 20% of the win from Bob.');
    expect(said).toContain('The choices of Bob lost nothing');
    expect(said).toContain('each of the others’ choices raised the chance of Bob by 30.0%');
  });
  it('tell what is lost and comes back by the move, never as many wins', () => {
    const steps = Array.from({ length: 80 }, (_, n) => move(n, { seat: n % 2, grade: 'good' }));
    const analysed = found('share', [...rolled, ...steps]);
    const said = told(analysed, balance({ seat: 1, luck: 1.2, choices: -4.88, others: 4.4 }), 'Ada', true);
    expect(said).toBe(
      'Chance gave you more than a whole win. ' +
        'On average, each of your choices lowered your chance of winning by 12.2%. ' +
        'On average, each of the others’ choices raised your chance of winning by 11.0%.',
    );
  });
  it('speak of no luck where there are no dice', () => {
    expect(told(found('share', [move(1, {})]), balance({}), 'Ada', true)).toContain(
      'Nothing was left to chance.',
    );
  });
});

describe('a better move on the board', () => {
  const board: Board = {
    name: 'board',
    title: ['x'],
    role: 'main',
    box: [0, 0, 2, 2],
    cells: [],
    pieces: [
      { x: 0, y: 0, colour: 'lapis', cell: 'a1' },
      { x: 1, y: 0, colour: 'lapis', cell: 'a2' },
    ],
  };
  const scene: Scene = {
    prompt: ['x'],
    boards: [board, { ...board, name: 'other' }],
    accounts: [],
    steps: [],
    first: null,
  };
  it('is ringed, and lies where another piece lay', () => {
    const after = withMarks(scene, [
      { board: 'board', box: [0, 0, 3, 2], pieces: [{ x: 0, y: 0, colour: 'terracotta', cell: 'a1' }] },
    ]);
    expect(after.boards[0]!.pieces).toEqual([
      { x: 1, y: 0, colour: 'lapis', cell: 'a2' },
      { x: 0, y: 0, colour: 'terracotta', cell: 'a1', ring: true },
    ]);
    expect(after.boards[0]!.box).toEqual([0, 0, 3, 2]);
    expect(after.boards[1]).toBe(scene.boards[1]);
    expect(board.pieces).toHaveLength(2);
  });
});

it('only inaccuracies, mistakes and blunders are marked', () => {
  const steps = [
    move(1, { grade: 'best' }),
    move(2, { grade: 'mistake' }),
    move(3, { seat: -1 }),
    move(4, { grade: 'blunder' }),
  ];
  expect(flaws(found('share', steps))).toEqual([2, 4]);
});

describe('what decided a game', () => {
  const of = (measure: Analysis['measure'], ...changes: number[]): Analysis =>
    ({ measure, steps: changes.map((change, n) => move(n + 1, { change: [change, -change] })) }) as Analysis;

  it('is the move that changed most for a seat, for better or worse', () => {
    expect(decisive(of('share', 0.1, -0.4, 0.2), 0)?.number).toBe(2);
    expect(decisive(of('points', 3, 12, -7), 1)?.number).toBe(2);
  });

  it('is nothing where nothing changed much', () => {
    expect(decisive(of('share', 0.01, -0.04), 0)).toBeNull();
    expect(decisive(of('share'), 0)).toBeNull();
  });
});
