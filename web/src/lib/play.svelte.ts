/**
 * What a player is in the middle of at a table: the piece in hand, and the move that waits.
 *
 * The scene says what can be clicked; here it is decided what a click means, and what is shown of it.
 */

import { untrack } from 'svelte';
import { nextAct } from './guide';
import * as input from './input';
import { News } from './news.svelte';
import type { Board, Piece, Point, Scene } from './scene';
import { settings } from './settings.svelte';
import { told } from './spoken';
import { t } from './words';

/** The table as one plays at it; whoever makes a `Play` keeps these up to date. */
export interface Table {
  readonly scene: Scene;
  /** Where one looks back, the position before the one that is shown, if it is known. */
  readonly past?: Scene | null | undefined;
  /** Whether moves can be made here. */
  readonly live?: boolean;
  /** A move was sent and is not settled yet. */
  readonly busy?: boolean;
  /** A move to show as advice. */
  readonly hint?: string | null;
  /** A move whose acts are ringed, one after the other, for those who learn. */
  readonly guide?: string | null;
  /** Something else was clicked than what is ringed. Where it is not told, anything may be. */
  readonly onastray?: (() => void) | undefined;
  readonly onmove?: (move: string) => void;
  readonly onask?: (move: string) => void;
  readonly onnothing?: () => void;
}

/** A move that waits to be confirmed, or that was sent. */
interface Pending {
  board: string;
  cell: string | null;
  move: string;
}

export class Play {
  hand: input.Hand;
  pending: Pending | null = $state.raw(null);
  /** The button that ends the game, while one is asked whether one is sure. */
  asked: number | null = $state(null);
  readonly news = new News();
  /** What was made of the dice just now: it is taken in hand the way it was made. */
  private built: Piece[] | null = null;
  private before: Scene | null = null;
  private wasLive = false;
  private lastHint: string | null = null;

  constructor(private readonly table: Table) {
    this.hand = $state.raw(input.begin({ ...table.scene, first: null }));
    $effect.pre(() => this.follow(table.scene));
    // A hint turns the piece the way it is meant.
    $effect(() => {
      const turn = this.hinted?.turn;
      const hint = table.hint ?? null;
      if (turn === undefined || turn === this.hand.turn || this.lastHint === hint) return;
      this.hand = { ...this.hand, turn };
      this.lastHint = hint;
    });
  }

  readonly step = $derived.by(() => input.stepOf(this.hand));
  readonly turn = $derived.by(() => input.turnOf(this.hand));
  readonly placing = $derived.by(() => this.step?.kind === 'place');
  /** Whether something can be clicked now. */
  readonly ready = $derived.by(() => Boolean(this.table.live) && !this.table.busy && this.step !== null);
  /** How many clicks of the move have been made. */
  readonly clicks = $derived.by(
    () => this.hand.trail.filter((_, n) => !(this.hand.trail[n + 1] ?? this.hand).auto).length,
  );
  /** What is to be done next by one who learns. */
  readonly act = $derived.by(() =>
    this.table.guide == null || this.table.busy ? null : nextAct(this.hand, this.table.guide),
  );
  /** Where the move that is advised would be clicked. */
  readonly hinted = $derived.by(() => (this.table.hint ? input.meant(this.hand, this.table.hint) : null));
  /** Where the piece in hand fits, or where it can be asked why it does not. */
  readonly tries = $derived.by(
    () => new Set([...Object.keys(this.turn?.at ?? {}), ...Object.keys(this.turn?.ask ?? {})]),
  );
  /** What one holds, for those who listen: said when it is taken up, and when it is turned. */
  spoken = $derived.by(() =>
    this.placing && this.table.live ? untrack(() => t('web-in-hand', { piece: this.piece() })) : '',
  );

  /** Take in another position. */
  private follow(scene: Scene): void {
    const { before, table } = this;
    const live = table.live ?? false;
    if (scene === before) return;
    this.news.take(before, scene, table.past);
    // Others may move while one still turns a piece: what can be clicked is then the same.
    const same = before !== null && live === this.wasLive && input.sameSteps(before, scene);
    this.before = scene;
    this.wasLive = live;
    if (same) {
      this.hand = input.carried(this.hand, scene);
      if (!table.busy) return;
    } else this.hand = input.turnedLike(this.taken(scene, live), this.built);
    this.pending = null;
    this.built = null;
    this.asked = null;
  }

  private taken(scene: Scene, live: boolean): input.Hand {
    return input.begin(live ? scene : { ...scene, first: null }, this.table.onastray !== undefined);
  }

  // ------------------------------------------------------------------ what is shown of it

  activeOn(board: Board): boolean {
    if (!this.ready) return false;
    if (this.step!.board === board.name && this.step!.kind !== 'fill') return true;
    return this.hand.trail.some((one) => {
      const past = input.stepOf(one);
      return past?.kind === 'choose' && past.board === board.name;
    });
  }

  /** Whether what is wanted now is on this board. */
  wantedNow(board: Board): boolean {
    return this.activeOn(board) && this.step?.board === board.name;
  }

  targetsOn(board: Board): ReadonlySet<string> {
    if (this.step?.board === board.name) return input.targets(this.hand, board.name);
    for (const one of this.hand.trail.toReversed()) {
      if (input.stepOf(one)?.board === board.name) return input.targets(one, board.name);
    }
    return new Set();
  }

  ghostOn(board: Board): Piece[] {
    return this.placing && this.step?.board === board.name && this.turn ? this.turn.pieces : [];
  }

  shapesOn(board: Board): Record<string, Point[]> | undefined {
    return this.step?.kind === 'place' ? (this.step.shapes ?? board.shapes) : board.shapes;
  }

  /** The cell to be clicked by one who learns. */
  wantedOn(board: Board): string | null {
    const { act } = this;
    return act?.kind === 'cell' && act.board === board.name && !this.pending ? act.cell : null;
  }

  hintedOn(board: Board): string | null {
    return this.hinted?.board === board.name ? this.hinted.cell : null;
  }

  /** Where the ghost lies when nothing is pointed at. */
  heldOn(board: Board): string | null {
    if (this.pending?.board === board.name && this.pending.cell !== null) return this.pending.cell;
    return (this.placing ? this.wantedOn(board) : null) ?? this.hintedOn(board);
  }

  chosenOn(board: Board): string | null {
    const { pending, hand } = this;
    if (pending && !this.placing && pending.board === board.name) return pending.cell;
    const past = hand.trail.findLast((one) => input.stepOf(one)?.board === board.name);
    const choice = past ? input.stepOf(past) : null;
    if (!past || choice?.kind !== 'choose') return null;
    const after = hand.trail[hand.trail.indexOf(past) + 1] ?? hand;
    const found = Object.entries(choice.at ?? {}).find(
      ([, leaf]) => leaf.then === after.step && past.said + (leaf.part ?? '') === after.said,
    );
    return found?.[0] ?? null;
  }

  /** The move that a place means, if a click there is one. */
  moveAt(at: { board: string; cell: string } | null): string | null {
    const result = at && this.table.live && !this.table.busy && input.click(this.hand, at.board, at.cell);
    return result && result.kind === 'move' ? result.move : null;
  }

  // ------------------------------------------------------------------ what is done

  pick(board: Board, cell: string, touch: boolean): void {
    if (this.table.busy) return;
    const result = input.click(this.hand, board.name, cell);
    if (this.astray(result, board.name, cell)) return;
    if (result.kind === 'move') {
      const asks = settings.confirm === 'always' || (settings.confirm === 'touch' && touch && this.placing);
      if (asks) this.pending = { board: board.name, cell, move: result.move };
      else this.send(result.move, board.name, cell);
      return;
    }
    this.pending = null;
    this.apply(result);
  }

  /** Take in hand what lies on a cell: whether it could be. */
  take(board: Board, cell: string): boolean {
    const result = input.click(this.hand, board.name, cell);
    if (result.kind !== 'hand' || this.astray(result, board.name, cell)) return false;
    this.pending = null;
    this.hand = result.hand;
    return true;
  }

  /** Whether one who learns has clicked something else than what is ringed; they are told so. */
  private astray(result: input.Result, board: string, cell: string): boolean {
    const { onastray, guide } = this.table;
    if (!onastray) return false;
    const { act } = this;
    const ringed = act?.kind === 'cell' && act.board === board && act.cell === cell;
    if (result.kind === 'move' ? result.move === guide : result.kind === 'hand' && ringed) return false;
    onastray();
    return true;
  }

  private apply(result: input.Result): void {
    if (result.kind === 'move') this.send(result.move, '', null);
    else if (result.kind === 'hand') this.hand = result.hand;
    else if (result.kind === 'ask') this.table.onask?.(result.move);
    else this.table.onnothing?.();
  }

  build(frame: string, letters: string): void {
    this.built = this.step?.kind === 'fill' ? input.filled(this.step, frame, letters) : null;
    this.apply(input.fill(this.hand, frame, letters));
  }

  /** Press a button of the step; before one that ends the game one is asked. */
  press(number: number): void {
    if (this.step?.buttons?.[number]?.final) this.asked = number;
    else this.apply(input.press(this.hand, number));
  }

  /** Yes, the game shall end. */
  pressAsked(): void {
    if (this.asked !== null) this.apply(input.press(this.hand, this.asked));
    this.asked = null;
  }

  confirm(): void {
    if (this.pending) this.send(this.pending.move, this.pending.board, this.pending.cell);
  }

  private send(move: string, board: string, cell: string | null): void {
    this.pending = { board, cell, move };
    this.table.onmove?.(move);
  }

  turnBy(back: boolean): void {
    if (!this.table.busy) this.pending = null;
    this.hand = back ? input.turnedBack(this.hand) : input.turned(this.hand);
    this.spoken = t('web-turned', { piece: this.piece() });
  }

  flip(): void {
    if (!this.table.busy) this.pending = null;
    this.hand = input.flipped(this.hand);
    this.spoken = t('web-flipped', { piece: this.piece() });
  }

  goBack(): void {
    if (this.pending && !this.table.busy) this.pending = null;
    else this.hand = input.back(this.hand);
  }

  private piece(): string {
    return told(this.turn?.pieces ?? []);
  }
}
