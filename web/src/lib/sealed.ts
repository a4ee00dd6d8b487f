/**
 * What was settled before the first roll of a match, as this browser saw it then: the commitment to
 * the seed, how the seats are found, our own parts of the dice, and the hashes by which all parts
 * were sealed. A server could tell another story when the match is over; it cannot change what is
 * kept here. The same goes for the last event that was seen of each match.
 */

const KEY = 'musivum-sealed';
const HEADS = 'musivum-heads';
const MOST = 200;

export interface Sealed {
  commitment: string;
  seating?: string;
  /** Our own parts of the dice, by place at the table. */
  mine: Record<string, string>;
  /** The hashes of all parts, by place. */
  hashes?: string[];
  /** Our own parts in matches from before parts were sealed. */
  parts?: string[];
}

/** The number and the hash of an event. */
export type Head = [number: number, hash: string];

/** By match, the oldest first; only for a browser that keeps nothing, until the page is left. */
const kept: Record<string, Record<string, unknown>> = {};

/** What is kept now: another page of this browser may have added to it. */
function all<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, T>;
  } catch {
    return (kept[key] ?? {}) as Record<string, T>;
  }
}

function keep(key: string, match: string, value: unknown): void {
  const entries = Object.entries({ ...all(key), [match]: value }).slice(-MOST);
  kept[key] = Object.fromEntries(entries);
  try {
    localStorage.setItem(key, JSON.stringify(kept[key]));
  } catch {
    // As above.
  }
}

/** Keep the commitment of a match in which nothing was rolled yet; the first that was told counts. */
export function seal(match: string, commitment: string, seating: string): void {
  if (!sealed(match)) keep(KEY, match, { commitment, seating, mine: {} } satisfies Sealed);
}

/** Our parts of the dice for these places: made up when they are first asked for, then the same. */
export function partsFor(match: string, places: number[]): Record<string, string> {
  const before = sealed(match);
  const mine = Object.fromEntries(places.map((place) => [place, before?.mine[place] ?? madeUp()]));
  if (before && JSON.stringify(mine) !== JSON.stringify(before.mine)) keep(KEY, match, { ...before, mine });
  return mine;
}

function madeUp(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keep the hashes of all parts, as they are before any is revealed; the first list counts. */
export function sealParts(match: string, hashes: string[]): void {
  const before = sealed(match);
  if (before && !before.hashes) keep(KEY, match, { ...before, hashes });
}

/** What was kept of a match; null if this browser did not see it before its first roll. */
export function sealed(match: string): Sealed | null {
  const found = all<Sealed>(KEY)[match];
  return found ? { ...found, mine: found.mine ?? {} } : null;
}

/** Keep the last event that was seen of a match. */
export function keepHead(match: string, head: Head): void {
  keep(HEADS, match, head);
}

/** The last event that was seen of a match. */
export function headOf(match: string): Head | null {
  return all<Head>(HEADS)[match] ?? null;
}
