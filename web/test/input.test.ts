import { describe, expect, it } from 'vitest';
import * as input from '../src/lib/input';
import type { Scene } from '../src/lib/scene';

const scene = (more: Partial<Scene>): Scene => ({
  prompt: ['p'],
  boards: [],
  accounts: [],
  steps: [],
  first: 0,
  ...more,
});

/** Pick a die, then a tile, then a place: three steps whose parts make one move. */
const picking = scene({
  steps: [
    {
      kind: 'choose',
      prompt: ['die'],
      board: 'dice',
      at: { R4: { part: 'R4', then: 1 }, B2: { part: 'B2', then: 2 } },
    },
    {
      kind: 'place',
      prompt: ['tile'],
      board: 'mosaic',
      turns: [
        { pieces: [], at: { '1,1': ' ##@1,1' }, ask: { '2,2': ' ##@2,2' }, turned: 1, flipped: 0 },
        { pieces: [], at: { '3,3': ' #/#@3,3' }, turned: 0, flipped: 1 },
      ],
    },
    { kind: 'choose', prompt: ['cross'], board: 'tiles', at: { '5,1': { part: ' x5' } } },
  ],
});

function handOf(result: input.Result): input.Hand {
  if (result.kind !== 'hand') throw new Error(`expected a hand, got ${result.kind}`);
  return result.hand;
}

describe('the input mechanism', () => {
  it('adds up the parts of clicks to a move', () => {
    const hand = handOf(input.click(input.begin(picking), 'dice', 'R4'));
    expect(input.click(hand, 'mosaic', '1,1')).toEqual({ kind: 'move', move: 'R4 ##@1,1' });
  });

  it('turns and flips the piece in hand, and only then offers other places', () => {
    let hand = handOf(input.click(input.begin(picking), 'dice', 'R4'));
    expect([...input.targets(hand, 'mosaic')]).toEqual(['1,1']);
    hand = input.turned(hand);
    expect([...input.targets(hand, 'mosaic')]).toEqual(['3,3']);
    expect(input.canFlip(hand)).toBe(false);
    expect(input.turned(hand).turn).toBe(0);
  });

  it('asks why a place is not legal, with the whole move', () => {
    const hand = handOf(input.click(input.begin(picking), 'dice', 'R4'));
    expect(input.click(hand, 'mosaic', '2,2')).toEqual({ kind: 'ask', move: 'R4 ##@2,2' });
    expect(input.click(hand, 'mosaic', '9,9')).toEqual({ kind: 'nothing' });
  });

  it('lets one choose again on the board of an earlier step', () => {
    const hand = handOf(input.click(input.begin(picking), 'dice', 'R4'));
    const other = handOf(input.click(hand, 'dice', 'B2'));
    expect(other.said).toBe('B2');
    expect(input.click(other, 'tiles', '5,1')).toEqual({ kind: 'move', move: 'B2 x5' });
  });

  it('goes back one choice', () => {
    const first = input.begin(picking);
    const hand = handOf(input.click(first, 'dice', 'R4'));
    expect(input.canGoBack(first)).toBe(false);
    expect(input.back(hand)).toBe(first);
  });

  it('takes a step by itself that leaves no choice, and never goes back into it', () => {
    const only = scene({
      steps: [
        { kind: 'choose', prompt: ['card'], board: 'hand', at: { BBGR: { then: 1 } } },
        {
          kind: 'place',
          prompt: ['place'],
          board: 'table',
          turns: [{ pieces: [], at: { a: 'm' }, turned: 0 }],
        },
      ],
    });
    const hand = input.begin(only);
    expect(hand.step).toBe(1);
    expect(input.canGoBack(hand)).toBe(false);
    expect(input.click(hand, 'table', 'a')).toEqual({ kind: 'move', move: 'm' });
  });

  it('never plays a move by itself, even if it is the only one', () => {
    const only = scene({ steps: [{ kind: 'choose', prompt: ['p'], board: 'b', at: { a: { part: 'm' } } }] });
    expect(input.begin(only).step).toBe(0);
  });

  it('fills frames with dice', () => {
    const filling = scene({
      steps: [
        {
          kind: 'fill',
          prompt: ['build'],
          board: 'dice',
          dice: [],
          frames: [{ name: 'I', say: ['i'], slots: [], at: { OT: 'build OT' } }],
        },
      ],
    });
    const hand = input.begin(filling);
    expect(input.fill(hand, 'I', 'OT')).toEqual({ kind: 'move', move: 'build OT' });
    expect(input.fill(hand, 'I', 'TO')).toEqual({ kind: 'nothing' });
  });

  it('keeps what is in hand when the position changes but the choices do not', () => {
    const hand = input.turned(handOf(input.click(input.begin(picking), 'dice', 'R4')));
    const later = { ...structuredClone(picking), prompt: ['other'] as [string] };
    expect(input.sameSteps(picking, later)).toBe(true);
    const carried = input.carried(hand, later);
    expect([carried.said, carried.turn]).toEqual(['R4', 1]);
    expect(input.back(carried).scene).toBe(later);
    expect(input.sameSteps(picking, scene({}))).toBe(false);
  });

  it('shows where a hint is meant, step by step', () => {
    const first = input.begin(picking);
    expect(input.meant(first, 'R4 #/#@3,3')).toEqual({ board: 'dice', cell: 'R4' });
    const hand = handOf(input.click(first, 'dice', 'R4'));
    expect(input.meant(hand, 'R4 #/#@3,3')).toEqual({ board: 'mosaic', cell: '3,3', turn: 1 });
    expect(input.meant(hand, 'B2 x5')).toBeNull();
  });

  it('offers nothing when there is nothing to do', () => {
    const hand = input.begin(scene({ first: null }));
    expect(input.stepOf(hand)).toBeNull();
    expect(input.click(hand, 'dice', 'R4')).toEqual({ kind: 'nothing' });
    expect(input.press(hand, 0)).toEqual({ kind: 'nothing' });
  });
});
