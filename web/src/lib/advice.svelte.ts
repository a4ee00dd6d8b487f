/** Good moves at a table: one that is asked for, and in one's first game one at every turn. */

import { amount } from './analysis';
import { api } from './api';
import type { Watched } from './live.svelte';
import { short } from './moves';
import { wrong } from './start';
import { t } from './words';

/** The level that gives hints: the best that answers within a second or two. */
const ADVISER = 'master';
/** The level whose moves are suggested in one's first game: good, and there at once. */
const SUGGESTER = 'club';

export class Advice {
  /** The move that was asked for … */
  hint: string | null = $state(null);
  /** … and what it is worth, or that it is being looked for. */
  said: string | null = $state(null);
  /** The move that is suggested without being asked for. */
  suggested: string | null = $state(null);
  /** Whether one wants suggestions. */
  suggesting = $state(true);

  constructor(
    private readonly watched: Watched,
    private readonly onproblem: (what: string | null) => void,
  ) {}

  /** The position has changed: what was said holds no more. */
  forget(): void {
    this.hint = null;
    this.said = null;
  }

  async ask(seat: number): Promise<void> {
    const { watched } = this;
    const asked = watched.number;
    this.onproblem(null);
    this.said = t('web-loading');
    try {
      const found = await api.hint(watched.match, seat, ADVISER);
      if (watched.number !== asked) return; // the game has gone on meanwhile
      this.hint = found.move;
      this.said = t(`web-hint-${found.measure}`, {
        move: short(found),
        worth: amount(found.measure, found.worth),
      });
    } catch (error) {
      this.said = null;
      this.onproblem(wrong(error));
    }
  }

  /** Suggest a move for this position, as long as it is wanted; what is given back ends it. */
  suggest(seat: number): () => void {
    const { watched } = this;
    const asked = watched.number;
    api.hint(watched.match, seat, SUGGESTER).then(
      (found) => {
        if (watched.number === asked && this.suggesting) this.suggested = found.move;
      },
      () => undefined, // one plays without
    );
    return () => (this.suggested = null);
  }
}
