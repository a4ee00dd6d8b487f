import { describe, expect, it } from 'vitest';
import { SQUARE, type Colour } from '../src/lib/scene';
import { INK, STONE, cut, outlineOf, shade } from '../src/lib/stones';

function channels(colour: string): number[] {
  if (colour.startsWith('#')) return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return colour.match(/\d+/g)!.map(Number);
}
function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((c) => {
    const s = c / 255;
    return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

describe('stones', () => {
  it('always look the same for the same place, and differ from place to place', () => {
    expect(cut(SQUARE, 'lapis', 'grid/1,1')).toEqual(cut(SQUARE, 'lapis', 'grid/1,1'));
    expect(cut(SQUARE, 'lapis', 'grid/1,1')).not.toEqual(cut(SQUARE, 'lapis', 'grid/1,2'));
  });

  it.each(Object.keys(STONE) as Colour[])('carry a sign that can be seen on every shade of %s', (colour) => {
    for (let n = 0; n < 300; n++) {
      const { fill, lit } = cut(SQUARE, colour, `b/${n}`);
      expect(contrast(fill, INK[colour])).toBeGreaterThanOrEqual(3);
      expect(contrast(lit, INK[colour])).toBeGreaterThanOrEqual(3);
    }
  });

  it('are those that Python cuts for paper and pictures', () => {
    const one = cut(SQUARE, 'lapis', 'board/e5/');
    expect(one.outline.split(' ')[0]).toBe('-0.483,-0.484');
    expect([one.fill, one.lit, one.dark]).toEqual(['rgb(52 99 143)', 'rgb(73 115 155)', 'rgb(37 76 113)']);
  });

  it('are lit towards white and shaded towards black', () => {
    expect(shade('#808080', 1)).toBe('rgb(255 255 255)');
    expect(shade('#808080', -1)).toBe('rgb(0 0 0)');
  });

  it('are outlined together without the sides between them', () => {
    const two = [
      { x: 0, y: 0, shape: SQUARE },
      { x: 1, y: 0, shape: SQUARE },
    ];
    expect(outlineOf(two).match(/M/g)).toHaveLength(6);
    expect(outlineOf(two.slice(0, 1)).match(/M/g)).toHaveLength(4);
  });
});
