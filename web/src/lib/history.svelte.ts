/** The positions of a running match that lie behind one, fetched as far as somebody looks. */

import { api, type Event } from './api';
import type { Text } from './scene';
import type { Reached } from './thumb';

export interface Played {
  /** The number of the position that it led to, from 1. */
  step: number;
  seat: number;
  /** Null where one may not know it. */
  move: string | null;
  words?: Text | null;
}

/** The moves that stand: what was taken back is not among them. */
export function standing(events: readonly Event[]): Played[] {
  const found: Played[] = [];
  for (const { kind, seat = -1, move = null, moves, words } of events) {
    if (kind === 'move') found.push({ step: found.length + 1, seat, move, words: words ?? null });
    else if (kind === 'back') found.length = moves ?? 0;
  }
  return found;
}

/** Who of these seats can take a move back, or the key of why nobody can: never past dice or cards. */
export function returning(moves: readonly Played[], seats: readonly number[]): number | string {
  const isOwn = ({ seat, move }: Played): boolean => seats.includes(seat) && move !== 'pass';
  const last = moves.findLast((one) => one.seat < 0 || isOwn(one));
  if (last && last.seat >= 0) return last.seat;
  return moves.some(isOwn) ? 'undo-chance' : 'undo-nothing';
}

const AT_ONCE = 12;

export class History {
  steps: (Reached | undefined)[] = $state.raw([]);
  private readonly asked = new Set<number>();

  constructor(
    private readonly match: string,
    private readonly seat: number | null,
  ) {}

  /** What the server has sent anyway. */
  keep(step: number, reached: Reached): void {
    if (this.steps[step]?.scene === reached.scene) return;
    const steps = this.steps.slice();
    steps[step] = reached;
    this.steps = steps;
  }

  /** Forget what was taken back. */
  cut(length: number): void {
    if (this.steps.length <= length + 1) return;
    this.steps = this.steps.slice(0, length + 1);
    this.asked.clear();
  }

  /** Fetch a position and those around it, and the one before, unless they are there. */
  async want(step: number, last: number): Promise<void> {
    const first = Math.floor(step / AT_ONCE) * AT_ONCE;
    if (step === first && step > 0 && !this.steps[step - 1]) void this.want(step - 1, last);
    if (this.asked.has(first) || this.steps[step]) return;
    this.asked.add(first);
    try {
      const part = await api.replay(this.match, this.seat, first, Math.min(first + AT_ONCE - 1, last));
      const steps = this.steps.slice();
      for (const one of part.steps) steps[one.step] ??= one;
      this.steps = steps;
    } finally {
      // What comes later was not there yet.
      this.asked.delete(first);
    }
  }
}
