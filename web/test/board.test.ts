import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import BoardView from '../src/board/BoardView.svelte';
import { towards, type Board, type Cell, type Point } from '../src/lib/scene';
import Picture from '../src/parts/Picture.svelte';
// What the server answers: a position of every game.
import answered from './pictures.json';

const PICTURES = answered.pictures as unknown as Record<string, Board>;

const board: Board = {
  name: 'grid0',
  title: ['mosaix-grid'],
  role: 'main',
  box: [0, 0, 3, 2],
  cells: [
    { id: '1,1', x: 1, y: 1, say: ['mosaix-cell', { row: 1, column: 1, symbol: 'O' }] },
    { id: '1,2', x: 2, y: 1, say: ['mosaix-cell', { row: 1, column: 2, symbol: 'none' }] },
    { id: '1,3', x: 3, y: 1, say: ['mosaix-beyond', { row: 1, column: 3 }], shape: 'none', hit: [2.8, 1] },
  ],
  pieces: [{ x: 1, y: 1, colour: 'terracotta', sign: 'circle', cell: '1,1' }],
};

let shown: Record<string, unknown> | null = null;
function show(props: Record<string, unknown>): SVGSVGElement {
  shown = mount(BoardView, { target: document.body, props: { board, ...props } });
  flushSync();
  return document.querySelector('svg')!;
}
const cell = (id: string): SVGGElement => document.querySelector(`[data-cell="${id}"]`)!;
function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}

beforeAll(() => {
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  // What jsdom does not have; canvases are looked at in a real browser.
  globalThis.matchMedia ??= () => new EventTarget() as MediaQueryList;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

describe('the renderer', () => {
  it('gives every cell a spoken name with what lies there', () => {
    show({});
    expect(cell('1,1').getAttribute('aria-label')).toBe('row 1, column 1, circle');
    expect(cell('1,2').getAttribute('aria-label')).toBe('row 1, column 2, empty');
  });

  it('draws a hollow for every cell on the board and none beyond the edge', () => {
    const svg = show({});
    expect(svg.querySelectorAll('.hollow')).toHaveLength(2);
  });

  it('offers as buttons what can be clicked, with one stop for the tab key', () => {
    show({ active: true, targets: new Set(['1,2']) });
    expect(cell('1,1').getAttribute('aria-disabled')).toBe('true');
    expect(cell('1,2').getAttribute('aria-disabled')).toBe('false');
    expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([cell('1,2')]);
  });

  it('is only to look at when there is nothing to do, with the arrows too', () => {
    show({});
    expect(cell('1,1').getAttribute('role')).toBe('img');
    // One stop for the tab key stays, so that the focus is not lost while others move.
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(document.querySelectorAll('[role=button]')).toHaveLength(0);
  });

  it('keeps what follows the pointer in a layer of its own', () => {
    show({ active: true, targets: new Set(['1,1']), chosen: '1,1' });
    expect(document.querySelector('svg[data-board] .chosen')).toBeNull();
    expect(document.querySelector('svg.over .chosen')).not.toBeNull();
  });

  it('is walked with arrow keys and clicked with Enter', () => {
    const onpick = vi.fn();
    show({ active: true, targets: new Set(['1,1', '1,2', '1,3']), onpick });
    cell('1,1').focus();
    press(cell('1,1'), 'ArrowRight');
    expect(document.activeElement).toBe(cell('1,2'));
    press(cell('1,2'), 'Enter');
    expect(onpick).toHaveBeenCalledWith('1,2', false);
  });

  it('shows the piece in hand where the keyboard points, also beyond the edge', () => {
    show({
      active: true,
      targets: new Set(['1,3']),
      ghost: [{ x: -1, y: 0, colour: 'lapis', sign: 'triangle' }],
    });
    cell('1,3').focus();
    flushSync();
    const hand = document.querySelector('.hand')!;
    expect(hand.getAttribute('transform')).toBe('translate(3 1)');
    expect(hand.classList.contains('wrong')).toBe(false);
  });

  it.each(Object.keys(PICTURES))('draws the picture of %s', (game) => {
    const picture = PICTURES[game]!;
    shown = mount(Picture, { target: document.body, props: { board: picture, label: game } });
    flushSync();
    expect(document.querySelector('svg')!.getAttribute('aria-label')).toBe(game);
    expect(document.querySelectorAll('.stone, .card').length).toBe(
      picture.picture ? 0 : picture.pieces!.length,
    );
    expect(document.querySelectorAll('canvas').length).toBe(picture.picture ? 1 : 0);
  });
});

describe('the arrow keys', () => {
  const ARROWS: Point[] = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ];

  it.each(Object.entries(PICTURES))('lead from any cell of %s to any other, without a jump', (_, picture) => {
    const reached = (from: Cell): Set<Cell> => {
      const found = new Set([from]);
      for (const one of found) {
        for (const arrow of ARROWS) {
          const next = towards(picture.cells, one, arrow);
          if (!next) continue;
          found.add(next);
          // Nothing lies nearer the way that was gone.
          const between = picture.cells.filter(
            (cell) =>
              cell !== one &&
              cell !== next &&
              Math.hypot(cell.x - (one.x + next.x) / 2, cell.y - (one.y + next.y) / 2) <
                Math.hypot(next.x - one.x, next.y - one.y) * 0.4,
          );
          expect(between).toEqual([]);
        }
      }
      return found;
    };
    expect(reached(picture.cells[0]!).size).toBe(picture.cells.length);
    expect(reached(picture.cells.at(-1)!).size).toBe(picture.cells.length);
  });
});
