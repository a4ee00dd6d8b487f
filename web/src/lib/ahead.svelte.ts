/** Clicks before their time: those that come a moment too early, and those that are planned. */

import { tick, untrack } from 'svelte';
import * as input from './input';
import type { Play, Table } from './play.svelte';
import type { Board } from './scene';
import { say, t } from './words';

/** Milliseconds for which a click that comes too early is kept. */
const KEPT = 1500;

interface Planning extends Table {
  /** Whether a move may be chosen before it is one's turn. */
  readonly plans?: boolean;
  /** A move that was chosen before is not possible any more. */
  readonly onlost?: () => void;
}

export class Ahead {
  /** A cell that is clicked as soon as it is one's turn: where a click there is a whole move. */
  planned: { board: string; cell: string } | null = $state.raw(null);
  private plannable: string | null = null;
  private early: { board: string; cell: string; touch: boolean; at: number } | null = null;

  constructor(
    private readonly table: Planning,
    private readonly play: Play,
  ) {
    $effect(() => {
      if (!play.ready) return;
      this.plannable = input.isMove(play.step!) ? play.step!.board : null;
      if (this.planned) this.makeUse(this.planned.board, this.planned.cell);
      else if (this.early) this.catchUp(this.early);
    });
    $effect(() => {
      if (!table.plans && !table.live) this.planned = null;
    });
  }

  private makeUse(board: string, cell: string): void {
    this.planned = null;
    const found = this.table.scene.boards.find((one) => one.name === board);
    untrack(() => {
      if (found && this.play.targetsOn(found).has(cell)) this.play.pick(found, cell, false);
      else void tick().then(() => this.table.onlost?.());
    });
  }

  private catchUp({ board, cell, touch, at }: NonNullable<typeof this.early>): void {
    this.early = null;
    const found = this.table.scene.boards.find((one) => one.name === board);
    if (!found || Date.now() - at > KEPT) return;
    untrack(() => {
      const { play } = this;
      if (play.activeOn(found) && play.targetsOn(found).has(cell)) play.pick(found, cell, touch);
    });
  }

  /** A click while nothing can be clicked: true if it is planned, and nobody need be told anything. */
  take(board: Board, cell: string | null, touch: boolean): boolean {
    const { live, busy, plans } = this.table;
    if (cell === null) return false;
    if (plans && !live && !busy && board.name === this.plannable) {
      this.plan(board, cell);
      return true;
    }
    const { pending } = this.play;
    const again = pending?.board === board.name && pending.cell === cell;
    if (!again && (busy || !live)) this.early = { board: board.name, cell, touch, at: Date.now() };
    return false;
  }

  private plan(board: Board, cell: string): void {
    const again = this.planned?.board === board.name && this.planned.cell === cell;
    this.planned = again ? null : { board: board.name, cell };
    const name = board.cells.find((one) => one.id === cell)?.say;
    if (name) this.play.spoken = t(again ? 'web-planned-not' : 'web-planned', { cell: say(name) });
  }

  plannedOn(board: Board): string | null {
    return this.planned?.board === board.name ? this.planned.cell : null;
  }
}
