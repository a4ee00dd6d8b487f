import { describe, expect, it } from 'vitest';
import { patched, type Change } from '../src/lib/patch';

const scene = () => ({ first: 0, boards: [{ name: 'a', pieces: [1, 2, 3] }, { name: 'b' }] });

describe('changes of a scene', () => {
  it('adds, replaces and removes, in lists and by name', () => {
    const changes: Change[] = [
      { op: 'remove', path: '/first', value: null },
      { op: 'add', path: '/secret', value: true },
      { op: 'replace', path: '/boards/0/pieces/2', value: 30 },
      { op: 'remove', path: '/boards/0/pieces/0', value: null },
      { op: 'add', path: '/boards/0/pieces/2', value: 4 },
      { op: 'add', path: '/boards/0/pieces/0', value: 0 },
    ];
    expect(patched<unknown>(scene(), changes)).toEqual({
      secret: true,
      boards: [{ name: 'a', pieces: [0, 2, 30, 4] }, { name: 'b' }],
    });
  });

  it('leaves what it was given, and keeps what did not change', () => {
    const before = scene();
    const after = patched(before, [{ op: 'add', path: '/boards/0/name', value: 'c' }]);
    expect(before).toEqual(scene());
    expect(after.boards[1]).toBe(before.boards[1]);
    expect(after.boards[0]!.pieces).toBe(before.boards[0]!.pieces);
  });

  it('refuses changes of something else', () => {
    for (const path of ['/boards/7/name', '/boards/0/pieces/9', '/boards/0/pieces/x', '/nothing/a']) {
      expect(() => patched(scene(), [{ op: 'add', path, value: 1 }])).toThrow();
    }
  });
});
