/**
 * What was settled before the first roll of a match, as this browser saw it then: the commitment to
 * the seed, and our own parts of the dice. A server could tell another story when the match is over;
 * it cannot change what is kept here.
 */

const KEY = 'musivum-sealed';
const MOST = 200;

export interface Sealed {
  commitment: string;
  parts: string[];
}

/** By match, the oldest first; only for a browser that keeps nothing, until the page is left. */
let kept: Record<string, Sealed> = {};

/** What is kept now: another page of this browser may have added to it. */
function all(): Record<string, Sealed> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Sealed>;
  } catch {
    return kept;
  }
}

function keep(match: string, sealed: Sealed): void {
  const entries = Object.entries({ ...all(), [match]: sealed }).slice(-MOST);
  kept = Object.fromEntries(entries);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

/** Keep the commitment of a match in which nothing was rolled yet; the first that was told counts. */
export function seal(match: string, commitment: string): void {
  if (!all()[match]) keep(match, { commitment, parts: [] });
}

/** Keep a part of the dice that the server has taken; who sits down anew begins anew. */
export function gave(match: string, part: string, anew = false): void {
  const before = all()[match];
  if (before) keep(match, { ...before, parts: [...(anew ? [] : before.parts), part] });
}

/** What was kept of a match; null if this browser did not see it before its first roll. */
export function sealed(match: string): Sealed | null {
  return all()[match] ?? null;
}
