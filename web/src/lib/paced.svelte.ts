/**
 * Positions, one after another: what several others do in the same moment is seen move by move.
 *
 * Nobody is held up by that. What one does oneself is shown at once, whoever clicks or presses a key
 * sees the newest position before it counts, and so does who asks for reduced motion.
 */

import type { State } from './api';
import { freshPieces } from './fresh';

/** Milliseconds for which a move of somebody else is seen before the next one. */
const SEEN = 450;
/** More positions than these are no moves to be watched: the page was away. */
const MOST = 12;

export class Paced {
  /** What is shown now. */
  shown: State[] = $state.raw([]);
  /** How many moves have been shown happening. */
  moves = $state(0);
  /** Whether newer positions wait. */
  waits = $state(false);
  private readonly queue: State[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when what is shown is to be seen. */
  private until = 0;

  /** A newer position, and whether it came about by a move of one's own. */
  take(states: State[], own: boolean): void {
    this.queue.push(states);
    if (own || this.queue.length > MOST || document.hidden || still()) this.hurry();
    else this.next();
  }

  /** Show the newest position now. */
  hurry(): void {
    const last = this.queue.splice(0).at(-1);
    if (!last) return;
    this.show(last);
    this.moves += 1;
  }

  /** Show a position, and forget those before it. */
  show(states: State[]): void {
    clearTimeout(this.timer);
    this.queue.length = 0;
    this.waits = false;
    this.until = 0;
    this.shown = states;
  }

  private next(): void {
    clearTimeout(this.timer);
    while (this.queue.length > 0) {
      const now = Date.now();
      if (now < this.until) {
        this.timer = setTimeout(() => this.next(), this.until - now);
        break;
      }
      const states = this.queue.shift()!;
      this.until = isSeen(this.shown, states) ? now + SEEN : 0;
      this.shown = states;
      this.moves += 1;
    }
    this.waits = this.queue.length > 0;
  }
}

/** Whether something has come to lie on a board between two positions. */
function isSeen([before]: State[], [after]: State[]): boolean {
  if (!before?.scene || !after?.scene) return false;
  const fresh = freshPieces(before.scene, after.scene);
  return after.scene.boards.some((one) => one.role !== 'tray' && (fresh.get(one.name)?.size ?? 0) > 0);
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
