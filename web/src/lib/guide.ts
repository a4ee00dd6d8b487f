/** The way to a move, one act after another, for those who are shown how. */

import { meant, stepOf, turnOf, type Hand } from './input';
import type { Fill } from './scene';

export type Act =
  | { kind: 'cell'; board: string; cell: string }
  /** Turn the piece in hand, or turn it over. */
  | { kind: 'turn' | 'flip' };

/** What is to be done next for a move; null where no board and no piece is needed for it. */
export function nextAct(hand: Hand, move: string): Act | null {
  const step = stepOf(hand);
  if (step?.kind === 'choose') {
    const found = meant(hand, move);
    return found && { kind: 'cell', board: found.board, cell: found.cell };
  }
  if (step?.kind !== 'place') return null;
  const here = Object.entries(turnOf(hand)?.at ?? {}).find(([, part]) => hand.said + part === move);
  if (here) return { kind: 'cell', board: step.board, cell: here[0] };
  return turning(hand, move);
}

/** Whether to turn or to flip, by the shortest way to a turn in which the move can be made. */
function turning(hand: Hand, move: string): Act | null {
  const step = stepOf(hand);
  if (step?.kind !== 'place') return null;
  const seen = new Set([hand.turn]);
  let border: { turn: number; first: Act | null }[] = [{ turn: hand.turn, first: null }];
  while (border.length > 0) {
    const next: typeof border = [];
    for (const { turn, first } of border) {
      const one = step.turns[turn];
      if (!one) continue;
      if (first && Object.values(one.at ?? {}).some((part) => hand.said + part === move)) return first;
      for (const [kind, to] of [
        ['turn', one.turned],
        ['flip', one.flipped],
      ] as const) {
        if (to === undefined || seen.has(to)) continue;
        seen.add(to);
        next.push({ turn: to, first: first ?? { kind } });
      }
    }
    border = next;
  }
  return null;
}

/** What to press among the shapes and the dice: a shape, a die, or the button that builds. */
export type Press = { frame: string } | { slot: number } | 'build';

/**
 * The next thing to press for a move that puts dice into a shape.
 *
 * `letters` is how they lie now in the shape that is chosen, `first` the one that was tapped.
 */
export function nextPress(
  step: Fill,
  frame: string | undefined,
  letters: string,
  first: number | null,
  move: string,
): Press | null {
  for (const one of step.frames) {
    const ways = Object.entries(one.at ?? {}).filter(([, part]) => part === move);
    if (ways.length === 0) continue;
    if (one.name !== frame) return { frame: one.name };
    if (ways.some(([way]) => way === letters)) return 'build';
    // The way with the fewest dice to move.
    const apart = (way: string): number => [...way].filter((letter, n) => letter !== letters[n]).length;
    const way = ways.map(([found]) => found).sort((a, b) => apart(a) - apart(b))[0]!;
    const to = [...way].findIndex((letter, n) => letter !== letters[n]);
    const from = [...letters].findIndex((letter, n) => n > to && letter === way[to] && letter !== way[n]);
    if (first === null) return { slot: from };
    return { slot: first === from ? to : first === to ? from : first };
  }
  return null;
}
