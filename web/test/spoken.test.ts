import { describe, expect, it } from 'vitest';
import type { Board, Piece } from '../src/lib/scene';
import { covers, told } from '../src/lib/spoken';

const stone = (x: number, y: number, sign?: Piece['sign']): Piece => ({
  x,
  y,
  colour: 'gold',
  ...(sign ? { sign } : {}),
});
const board: Board = {
  name: 'grid',
  title: ['t'],
  role: 'main',
  box: [0, 0, 3, 3],
  cells: [
    { id: '1,1', x: 1, y: 1, say: ['first'] },
    { id: '1,2', x: 2, y: 1, say: ['second'] },
  ],
};

describe('a piece in words', () => {
  it('is told row by row, with its gaps', () => {
    const piece = [stone(0, -1, 'circle'), stone(1, -1, 'cross'), stone(1, 0)];
    expect(told(piece)).toBe('row 1: circle, cross; row 2: gap, stone');
    expect(told([stone(0, 0, 'star'), stone(1, 0)])).toBe('star, stone');
  });

  it('tells the sides of a card', () => {
    const side = (shape: string, colour: Piece['colour']): Piece => ({
      x: 0,
      y: 0,
      colour,
      shape,
      look: 'card',
    });
    expect(told([side('N', 'lapis'), side('E', 'marble')])).toBe('blue above, grey on the right');
  });

  it('says which cells it would lie on, and none beyond the edge', () => {
    expect(covers(board, board.cells[1]!, [stone(-1, 0), stone(0, 0), stone(1, 0)])).toEqual([
      'first',
      'second',
    ]);
  });
});
