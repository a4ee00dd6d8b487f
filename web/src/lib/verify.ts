/**
 * Checks the dice of a finished match, in this browser: the seed is the one that was committed to
 * before the start, the key follows from it and from everyone's contributions, and every roll
 * follows from the key. The recipe is in docs/dice.md; it needs HMAC-SHA-256 and nothing else.
 */

import type { Chance, Event } from './api';
import type { Values } from './scene';
import type { Sealed } from './sealed';

export interface Verdict {
  good: boolean;
  key: string;
  values: Values;
}

const RECIPE = 'musivum-dice-1';
const SPACE = 1n << 256n;
const utf8 = new TextEncoder();

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', utf8.encode(text)));
}

async function hmac(key: string): Promise<(message: string) => Promise<string>> {
  const usages: KeyUsage[] = ['sign'];
  const made = await crypto.subtle.importKey(
    'raw',
    utf8.encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    usages,
  );
  return async (message) => hex(await crypto.subtle.sign('HMAC', made, utf8.encode(message)));
}

/** The key of all chance in a match. */
export async function keyOf(seed: string, contributions: string[]): Promise<string> {
  return (await hmac(seed))([RECIPE, ...contributions].join('/'));
}

/** The n-th number of the stream of chance, below a bound. */
export async function thrown(key: string, number: number, bound: number): Promise<number> {
  const sign = await hmac(key);
  const fits = SPACE - (SPACE % BigInt(bound));
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${await sign(`chance/${number}/${attempt}`)}`);
    if (value < fits) return Number(value % BigInt(bound));
  }
}

/** The outcome whose weights, added up in order, first exceed the number. */
export function fallen(outcomes: Chance['outcomes'], number: number): string {
  let sum = 0;
  for (const [move, weight] of outcomes) {
    sum += weight;
    if (number < sum) return move;
  }
  return '';
}

interface Evidence {
  seed: string | null;
  commitment: string;
  contributions: string[];
}

/**
 * Whether a finished match rolled what it had to. `events` is what this page saw of it, and `sealed`
 * what this browser kept from before the first roll.
 */
export async function verify(
  record: Record<string, unknown>,
  events: Event[],
  sealed: Sealed | null,
  chances: Chance[],
): Promise<Verdict> {
  const bad = (key: string, values: Values = {}): Verdict => ({ good: false, key, values });
  // Browsers have it on https and on the machine itself only.
  if (!crypto.subtle) return bad('web-dice-insecure');
  const dice = (record.extra as { dice?: Evidence } | undefined)?.dice;
  if (!dice) return bad('web-dice-missing');
  if (!dice.seed) return bad('web-dice-secret');
  if ((await sha256(dice.seed)) !== (sealed?.commitment ?? dice.commitment))
    return bad('web-dice-other-seed');
  const given = events.find((event) => event.kind === 'started')?.contributions ?? dice.contributions;
  if (sealed?.parts.some((part) => !given.includes(part))) return bad('web-dice-other-part');
  const key = await keyOf(dice.seed, given);
  if (key !== record.seed) return bad('web-dice-other-key');
  const rolled = (record.moves as [number, string][]).filter(([seat]) => seat < 0);
  if (rolled.length !== chances.length) return bad('web-dice-missing');
  // No roll is ever taken back, so the n-th that was seen is the n-th of the record.
  const seen = events.filter((event) => event.kind === 'move' && event.seat !== undefined && event.seat < 0);
  for (const [n, [, move]] of rolled.entries()) {
    const outcomes = chances[n]!.outcomes;
    const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
    const due = fallen(outcomes, await thrown(key, n, total));
    // A card that another seat drew stays masked here; the record tells it.
    const shown = seen[n]?.move ?? move;
    if (move !== due || shown !== due) return bad('web-dice-other-roll', { number: n + 1, move: shown });
  }
  return {
    good: true,
    key: sealed ? 'web-dice-good' : 'web-dice-good-unseen',
    values: { rolls: rolled.length },
  };
}
