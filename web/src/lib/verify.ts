/**
 * Checks the dice of a finished match, in this browser: the seed is the one that was committed to
 * before the start, everyone's parts are those that were sealed before any was revealed, the key
 * follows from them, and from the key follow who sat where and every roll. The recipe is in
 * docs/dice.md; it needs HMAC-SHA-256 and nothing else.
 */

import type { Chance, Event } from './api';
import { hmac, sha256 } from './hash';
import { hashOf, RECIPE } from './parts';
import type { Values } from './scene';
import type { Sealed } from './sealed';

export interface Verdict {
  good: boolean;
  key: string;
  values: Values;
  /** Seats of people without a part in the dice. */
  silent: number[];
}

/** Parts were public as they came, and there was no lot. */
const OPEN_RECIPE = 'musivum-dice-1';
const SPACE = 1n << 256n;

/** The key of all chance in a match; without a match, by the first recipe. */
export function keyOf(seed: string, parts: string[], match?: string): string {
  const named = match === undefined ? [OPEN_RECIPE] : [RECIPE, match];
  return hmac(seed, [...named, ...parts].join('/'));
}

/** The n-th number of a stream, below a bound. */
export function thrown(key: string, number: number, bound: number, stream = 'chance'): number {
  const fits = SPACE - (SPACE % BigInt(bound));
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${hmac(key, `${stream}/${number}/${attempt}`)}`);
    if (value < fits) return Number(value % BigInt(bound));
  }
}

/** The places at the table, drawn one after another. */
export function lot(key: string, seats: number): number[] {
  const left = Array.from({ length: seats }, (_, place) => place);
  return Array.from({ length: seats }, (_, n) => left.splice(thrown(key, n, left.length, 'seats'), 1)[0]!);
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
  recipe: string;
  seed: string | null;
  commitment: string;
  contributions: string[];
  commitments?: string[];
  seating?: string;
  places?: number[];
}

interface Played {
  seed: string | null;
  seats: { player: string }[];
  moves: [number, string][];
  extra: { dice?: Evidence };
}

/**
 * Whether a finished match rolled and drew what it had to. `events` is what this page saw of it,
 * `sealed` what this browser kept from before the first roll, `mine` the seats that are ours.
 */
export function verify(
  match: string,
  record: Record<string, unknown>,
  events: Event[],
  sealed: Sealed | null,
  chances: Chance[],
  mine: number[],
): Verdict {
  const played = record as unknown as Played;
  const bad = (key: string, values: Values = {}): Verdict => ({ good: false, key, values, silent: [] });
  const dice = played.extra?.dice;
  if (!dice || ![OPEN_RECIPE, RECIPE].includes(dice.recipe)) return bad('web-dice-missing');
  if (!dice.seed) return bad('web-dice-secret');
  if (sha256(dice.seed) !== (sealed?.commitment ?? dice.commitment)) return bad('web-dice-other-seed');
  const started = events.find((event) => event.kind === 'started');
  const given = started?.contributions ?? dice.contributions;
  const closed = dice.recipe === RECIPE;
  const wrong = closed ? unsealed(match, dice, given, sealed) : left(given, sealed);
  if (wrong) return bad(wrong);
  const key = keyOf(dice.seed, given, closed ? match : undefined);
  if (key !== played.seed) return bad('web-dice-other-key');
  const asSeated = given.map((_, place) => place);
  const places = started?.places ?? dice.places ?? asSeated;
  const drawn = closed && (sealed?.seating ?? dice.seating) === 'lot';
  if (String(places) !== String(drawn ? lot(key, given.length) : asSeated)) return bad('web-dice-other-lot');
  const own = Object.keys(sealed?.mine ?? {});
  if (own.length > 0 && mine.some((seat) => !own.includes(String(places[seat]))))
    return bad('web-dice-other-lot');
  const roll = otherRoll(key, played.moves, events, chances);
  if (roll) return bad(...roll);
  const rolls = chances.length;
  const silent = places.flatMap((place, seat) =>
    played.seats[seat]?.player === 'person' && !given[place] ? [seat] : [],
  );
  return {
    good: true,
    key: sealed ? 'web-dice-good' : 'web-dice-good-unseen',
    values: { rolls, drawn: drawn ? 'yes' : 'no' },
    silent,
  };
}

/** What is wrong with the parts of the dice: each must be the one that was sealed, and ours in it. */
function unsealed(match: string, dice: Evidence, given: string[], sealed: Sealed | null): string | null {
  const hashes = sealed?.hashes ?? dice.commitments ?? [];
  if (Object.entries(sealed?.mine ?? {}).some(([place, part]) => given[Number(place)] !== part))
    return 'web-dice-other-part';
  const fixed = given.every((part, place) => hashes[place] === (part ? hashOf(match, part) : ''));
  return fixed ? null : 'web-dice-other-sealed';
}

/** The same for matches of the first recipe. */
function left(given: string[], sealed: Sealed | null): string | null {
  return sealed?.parts?.some((part) => !given.includes(part)) ? 'web-dice-other-part' : null;
}

/** The first roll that does not follow from the key, or is not the one that was shown. */
function otherRoll(
  key: string,
  moves: [number, string][],
  events: Event[],
  chances: Chance[],
): [string, Values?] | null {
  const rolled = moves.filter(([seat]) => seat < 0);
  if (rolled.length !== chances.length) return ['web-dice-missing'];
  // No roll is ever taken back, so the n-th that was seen is the n-th of the record.
  const seen = events.filter((event) => event.kind === 'move' && event.seat !== undefined && event.seat < 0);
  for (const [n, [, move]] of rolled.entries()) {
    const outcomes = chances[n]!.outcomes;
    const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
    const due = fallen(outcomes, thrown(key, n, total));
    // A card that another seat drew stays masked here; the record tells it.
    const shown = seen[n]?.move ?? move;
    if (move !== due || shown !== due) return ['web-dice-other-roll', { number: n + 1, move: shown }];
  }
  return null;
}
