/**
 * Clicks before their time: those that come a moment too early, and moves that are planned.
 *
 * Where a click is a whole move, any cell can be planned. Where a move takes several, the server says
 * what can be clicked, as if it were one's turn already; it says nothing where one cannot know yet what
 * one will play with. What was planned is played when it is one's turn, if it is legal then.
 */

import { tick, untrack } from 'svelte';
import * as input from './input';
import type { Play, Table } from './play.svelte';
import type { Board, Scene } from './scene';
import { say, t } from './words';

/** Milliseconds for which a click that comes too early is kept. */
const KEPT = 1500;

export interface Planning extends Table {
  /** Whether a move may be chosen before it is one's turn. */
  readonly plans?: boolean;
  /** Tells what can be planned now, as a scene in which it is one's turn; null if nothing. */
  readonly onahead?: () => Promise<Scene | null>;
  /** A move that was chosen before is not possible any more. */
  readonly onlost?: () => void;
}

export class Ahead {
  /** A cell that is clicked as soon as it is one's turn: where a click there is a whole move. */
  private cell: { board: string; cell: string } | null = $state.raw(null);
  /** What one plans in, as if it were one's turn … */
  private scene: Scene | null = $state.raw(null);
  /** … and the move that was chosen there. */
  private move: string | null = $state(null);
  private plannable: string | null = null;
  private early: { board: string; cell: string; touch: boolean; at: number } | null = null;
  private asking = false;
  /** The table as one plays at it while one plans. */
  readonly table: Table;

  constructor(private readonly real: Planning) {
    const scene = (): Scene | null => this.scene;
    const move = (): string | null => this.move;
    this.table = {
      get scene() {
        return scene() ?? real.scene;
      },
      get past() {
        return real.past;
      },
      get live() {
        return scene() !== null || Boolean(real.live);
      },
      get busy() {
        return move() !== null || Boolean(real.busy);
      },
      get hint() {
        return real.hint ?? null;
      },
      get guide() {
        return real.guide ?? null;
      },
      get onastray() {
        return real.onastray;
      },
      onmove: (move) => (this.planning ? (this.move = move) : real.onmove?.(move)),
      onask: (move) => (this.planning ? real.onnothing?.() : real.onask?.(move)),
      onnothing: () => real.onnothing?.(),
    };
  }

  /** Whether one is choosing a move before its time, or has chosen one. */
  readonly planning = $derived.by(() => this.scene !== null);
  readonly planned = $derived.by(() => this.cell !== null || this.move !== null);

  /** Follow what one does at the table. */
  follow(play: Play): void {
    const { real } = this;
    $effect(() => {
      if (!real.live || real.busy || !play.ready) return;
      this.plannable = input.isMove(play.step!) ? play.step!.board : null;
      if (this.cell) this.makeUse(play, this.cell);
      else if (this.early) this.catchUp(play, this.early);
    });
    $effect(() => {
      if (this.planning && play.ready && this.early) this.catchUp(play, this.early);
    });
    $effect(() => {
      if (!real.plans && !real.live) this.forget();
    });
    $effect(() => {
      void real.scene;
      untrack(() => this.turnOver());
    });
  }

  /** Another position: what was planned is played or lost, or others go on. */
  private turnOver(): void {
    const { real, move } = this;
    const unfinished = this.scene !== null && move === null;
    this.scene = null;
    if (real.live) {
      this.move = null;
      if (move === null) return;
      if (input.offers(real.scene, move)) real.onmove?.(move);
      else void tick().then(() => real.onlost?.());
    } else if (unfinished) void this.look();
  }

  forget(): void {
    this.cell = null;
    this.scene = null;
    this.move = null;
  }

  private makeUse(play: Play, { board, cell }: { board: string; cell: string }): void {
    this.cell = null;
    const found = this.real.scene.boards.find((one) => one.name === board);
    untrack(() => {
      if (found && play.targetsOn(found).has(cell)) play.pick(found, cell, false);
      else void tick().then(() => this.real.onlost?.());
    });
  }

  private catchUp(play: Play, { board, cell, touch, at }: NonNullable<typeof this.early>): void {
    this.early = null;
    const found = this.table.scene.boards.find((one) => one.name === board);
    if (!found || Date.now() - at > KEPT) return;
    untrack(() => {
      if (play.activeOn(found) && play.targetsOn(found).has(cell)) play.pick(found, cell, touch);
    });
  }

  /** A click while nothing can be clicked: true if it is planned, and nobody need be told anything. */
  take(play: Play, board: Board, cell: string | null, touch: boolean): boolean {
    const { live, busy, plans } = this.real;
    const may = plans && !live && !busy;
    if (may && cell !== null && board.name === this.plannable) {
      this.plan(play, board, cell);
      return true;
    }
    const { pending } = play;
    const again = pending?.board === board.name && pending.cell === cell;
    if (cell !== null && !again && (busy || !live)) {
      this.early = { board: board.name, cell, touch, at: Date.now() };
    }
    if (may && board.role !== 'other') void this.look();
    return false;
  }

  /** Ask what can be planned, and begin to plan. */
  private async look(): Promise<void> {
    const { real } = this;
    if (this.asking || this.planned || !real.onahead) return;
    this.asking = true;
    const before = real.scene;
    try {
      const found = await real.onahead();
      if (found && real.plans && !real.live && real.scene === before) this.scene = found;
    } catch {
      // The line is down: one waits for one's turn.
    } finally {
      this.asking = false;
    }
  }

  private plan(play: Play, board: Board, cell: string): void {
    const again = this.plannedOn(board) === cell;
    this.cell = again ? null : { board: board.name, cell };
    const name = board.cells.find((one) => one.id === cell)?.say;
    if (name) play.spoken = t(again ? 'web-planned-not' : 'web-planned', { cell: say(name) });
  }

  plannedOn(board: Board): string | null {
    return this.cell?.board === board.name ? this.cell.cell : null;
  }
}
