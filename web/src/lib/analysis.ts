/** The analysis of a finished match: what the server says, and how it is told. */

import { isAlone, isKept } from './alone.svelte';
import { api, ownRequest, request } from './api';
import { language } from './language.svelte';
import type { Piece, Scene } from './scene';
import { settings } from './settings.svelte';
import type { components } from './wire';
import { t } from './words';

// Typed by the server's own description: `npm run types`.
type Schemas = components['schemas'];

export type Analysis = Schemas['Analysis'];
export type Move = Schemas['AnalysedMove'];
export type Balance = Schemas['Balance'];
/** What a better move would have put on a board. */
export type Mark = Schemas['Mark'];
export type Grade = NonNullable<Move['grade']>;

export const FLAWS: readonly Grade[] = ['inaccuracy', 'mistake', 'blunder'];
/** How a flaw is marked, beside its colour. */
export const SIGN: Record<Grade, string> = {
  best: '',
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

export const PARTS = ['luck', 'choices', 'others', 'unforeseen'] as const;
export type Part = (typeof PARTS)[number];

export type Answer = Schemas['Analysed'] | Schemas['Analysing'];

/** What is studied here of what a server keeps. */
const records: Record<string, Promise<Record<string, unknown>>> = {};

/** The analysis, or how far it is; asking for it begins the work. */
export async function ask(match: string): Promise<Answer> {
  const path = `/matches/${match}/analysis`;
  // A page that was kept has all that is needed, and leaves the server alone.
  if (!isAlone(match) && settings.thinks && (await isKept())) {
    try {
      const record = await (records[match] ??= api.record(match));
      return await ownRequest<Answer>('POST', path, { record });
    } catch {
      delete records[match];
      // Then the server does it, or says why not.
    }
  }
  return request<Answer>('GET', path);
}

/** A value as people read it: points, or per cent of the win. */
export function amount(
  measure: Analysis['measure'],
  value: number,
  signed = false,
  digits = measure === 'points' ? 1 : 0,
): string {
  const points = measure === 'points';
  const whole = Number(value.toFixed(points ? digits : digits + 2)) || 0; // never minus nothing
  const text = new Intl.NumberFormat(language.code, {
    style: points ? 'decimal' : 'percent',
    minimumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(whole);
  return text.replace('-', '−');
}

/**
 * Luck against skill of one seat, in a sentence. Shares of the win that are lost and come back from
 * move to move add up to many wins, which says nothing to anyone: they are told by the move.
 */
export function told(found: Analysis, balance: Balance, name: string, you: boolean): string {
  const { measure } = found;
  const share = measure === 'share';
  const own = found.steps.filter((step) => step.grade !== null && step.seat === balance.seat).length;
  const foreign = found.steps.filter((step) => step.grade !== null && step.seat !== balance.seat).length;
  const each = (sum: number, moves: number): string =>
    amount(measure, sum / (share ? moves || 1 : 1), false, 1);
  const whole = share && Math.abs(balance.luck) > 1;
  const values = {
    measure,
    name,
    you: you ? 'yes' : 'no',
    lucky: balance.luck < 0 ? (whole ? 'less' : 'no') : whole ? 'more' : 'yes',
    luck: amount(measure, Math.abs(balance.luck)),
    lost: each(-balance.choices, own),
    others: each(Math.abs(balance.others), foreign),
    helped: balance.others < 0 ? 'no' : 'yes',
  };
  const chance = found.steps.some((step) => step.seat < 0);
  const said = t(chance ? `web-analysis-luck-${measure}` : 'web-analysis-no-luck', values);
  const choices = t(balance.choices < 0 ? 'web-analysis-cost' : 'web-analysis-flawless', values);
  const others = Math.abs(balance.others) < 0.005 ? '' : ` ${t('web-analysis-others', values)}`;
  return `${said} ${choices}${others}`;
}

/** A change that decides nothing: so little of the win, or of the points. */
const LITTLE = { share: 0.05, points: 2 };

/** The move, or the roll, that changed most for a seat; null if nothing changed much. */
export function decisive(found: Analysis, seat: number): Move | null {
  const change = (step: Move): number => Math.abs(step.change[seat] ?? 0);
  const most = found.steps.toSorted((one, other) => change(other) - change(one))[0];
  return most && change(most) >= LITTLE[found.measure] ? most : null;
}

/** The position with the pieces of a better move on it, ringed. */
export function withMarks(scene: Scene, marks: Mark[]): Scene {
  const boards = scene.boards.map((board) => {
    const mark = marks.find((one) => one.board === board.name);
    if (!mark) return board;
    const place = (piece: Piece): string => `${piece.x},${piece.y},${piece.shape ?? ''}`;
    const taken = new Set(mark.pieces.map(place));
    const kept = (board.pieces ?? []).filter((piece) => !taken.has(place(piece)));
    return {
      ...board,
      box: mark.box,
      pieces: [...kept, ...mark.pieces.map((piece) => ({ ...piece, ring: true }))],
    };
  });
  return { ...scene, boards };
}

/** The numbers of the moves that are marked. */
export function flaws(found: Analysis): number[] {
  return found.steps.filter((step) => step.grade && FLAWS.includes(step.grade)).map((step) => step.number);
}
