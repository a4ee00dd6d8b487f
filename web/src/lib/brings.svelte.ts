/** What the move that is pointed at would bring, asked for as soon as one rests there. */

import type { Brings } from './api';
import { say } from './words';

/** Milliseconds that one points at a place before it is asked about. */
const REST = 70;

export class Bringing {
  /** The move that is pointed at, and what it brings, once that is known. */
  found: { move: string; brings: Brings } | null = $state.raw(null);
  private readonly known = new Map<string, Brings>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: string | null = null;

  /** In words: the points, and what is nearly there. */
  readonly worth = $derived.by(() => {
    const brings = this.found?.brings;
    const by = brings?.points ?? 0;
    const points = by === 0 ? [] : [`${by > 0 ? '+' : '−'}${Math.abs(by)}`];
    return brings?.say ? [...points, say(brings.say)] : points;
  });

  constructor(private readonly ask: (move: string) => Promise<Brings>) {}

  /** Point at a move, or at none. */
  point(move: string | null): void {
    if (move === this.wanted) return;
    this.wanted = move;
    this.found = null;
    clearTimeout(this.timer);
    if (move === null) return;
    const brings = this.known.get(move);
    if (brings) this.found = { move, brings };
    else this.timer = setTimeout(() => void this.look(move), REST);
  }

  /** The areas of a board that would come about, or nearly. */
  comingOn(board: string): { cells: string[]; colour: string }[] {
    const brings = this.found?.brings;
    return [...(brings?.areas ?? []), ...(brings?.nearly ?? [])]
      .filter((one) => one.board === board)
      .map(({ cells }) => ({ cells, colour: 'var(--ring)' }));
  }

  /** Another position: nothing of what was known holds. */
  forget(): void {
    this.known.clear();
    this.point(null);
  }

  private async look(move: string): Promise<void> {
    const { known } = this;
    try {
      const brings = await this.ask(move);
      known.set(move, brings);
      if (this.wanted === move) this.found = { move, brings };
    } catch {
      // The game has gone on meanwhile, or the line is down: one plays without.
    }
  }
}
