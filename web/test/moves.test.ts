import { afterEach, describe, expect, it } from 'vitest';
import { short, told } from '../src/lib/moves';
import type { Board, Piece, Scene, Text } from '../src/lib/scene';
import { settings } from '../src/lib/settings.svelte';
import { thumb, thumbAt } from '../src/lib/thumb';

afterEach(() => (settings.notation = false));

describe('a move in words', () => {
  const words: Text = [
    'mosaix-move-write',
    { O: 2, T: 0, X: 1, kinds: 'OX', where: 'bottom', row: 7, column: 3 },
  ];
  const played = { move: 'write OOX@7,3', words };

  it('is a sentence with a name, or short', () => {
    expect(told(played, 'Ada')).toBe(
      'Ada writes two circles and a cross at the lower edge (row 7, column 3)',
    );
    expect(short(played)).toBe('two circles and a cross at the lower edge');
  });

  it('has its notation where that is wished for', () => {
    settings.notation = true;
    expect(short(played)).toBe('two circles and a cross at the lower edge (write OOX@7,3)');
  });

  it('of chance needs no name', () => {
    const rolled = { move: 'row 3', words: ['galilee-move-row', { number: 3 }] as Text };
    expect(told(rolled, 'Chance')).toBe('Row 3 of a tile grid is crossed off');
    expect(short(rolled)).toBe('Row 3 of a tile grid is crossed off');
  });

  it('without words is its notation', () => {
    expect(told({ move: 'e5' }, 'Ada')).toBe('Ada: e5');
    expect(short({ move: 'e5' })).toBe('e5');
  });
});

describe('a move as a picture', () => {
  const stone = (x: number, y: number): Piece => ({ x, y, colour: 'gold', cell: `${y},${x}` });
  const board = (name: string, role: Board['role'], pieces: Piece[], seat?: number): Board => ({
    name,
    role,
    title: ['t'],
    box: [0.5, 0.5, 7, 7],
    cells: Array.from({ length: 49 }, (_, n) => ({
      id: `${1 + Math.floor(n / 7)},${1 + (n % 7)}`,
      x: 1 + (n % 7),
      y: 1 + Math.floor(n / 7),
      say: ['c'] as Text,
    })),
    pieces,
    ...(seat === undefined ? {} : { seat }),
  });
  const scene = (...boards: Board[]): Scene => ({
    prompt: ['p'],
    boards,
    accounts: [],
    steps: [],
    first: null,
  });

  it('shows the part of the board that changed, with what changed outlined', () => {
    const found = thumb(
      scene(board('grid', 'main', [stone(1, 1)])),
      scene(board('grid', 'main', [stone(1, 1), stone(7, 7)])),
      0,
    )!;
    expect(found.changed).toEqual(['7,7']);
    expect(found.board.box).toEqual([3.5, 3.5, 4, 4]);
    expect(found.board.pieces).toEqual([stone(7, 7)]);
  });

  it('is of the board of whoever moved, and of a board before a tray', () => {
    const before = scene(
      board('dice', 'tray', []),
      board('one', 'main', [], 0),
      board('two', 'other', [], 1),
    );
    const now = scene(
      board('dice', 'tray', [stone(1, 1)]),
      board('one', 'main', [stone(2, 2)], 0),
      board('two', 'other', [stone(3, 3)], 1),
    );
    expect(thumb(before, now, 1)!.board.name).toBe('two');
    expect(thumb(before, now, 0)!.board.name).toBe('one');
    expect(thumb(before, scene(now.boards[0]!, ...before.boards.slice(1)), 0)!.board.name).toBe('dice');
    expect(thumb(before, before, 0)).toBeNull();
  });

  it('waits for the position in which a hidden choice is seen', () => {
    const empty = scene(board('one', 'main', [], 0), board('two', 'other', [], 1));
    const full = scene(board('one', 'main', [stone(2, 2)], 0), board('two', 'other', [stone(3, 3)], 1));
    const steps = [
      { seat: null, scene: empty },
      { seat: 1, scene: empty },
      { seat: 0, scene: full },
    ];
    expect(thumbAt(steps, 1)!.board.name).toBe('two');
    expect(thumbAt(steps, 2)!.board.name).toBe('one');
    expect(thumbAt(steps, 3)).toBeNull();
  });
});
