/** One's best result alone, by game and options; kept in this browser. */

import type { Summary } from './api';

const KEY = 'musivum-best';

export interface Best {
  points: number;
  /** The match in which it was reached, and the best before it. */
  match: string;
  before: number | null;
}

function all(): Record<string, Best> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Best>;
  } catch {
    return {};
  }
}

/** The best there is, once this result is counted. To ask again changes nothing. */
export function best(info: Summary, points: number): Best {
  const kept = all();
  const options = Object.entries(info.options).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const key = JSON.stringify([info.game, options]);
  const before = kept[key];
  if (before && (before.match === info.match || before.points >= points)) return before;
  const found = { points, match: info.match, before: before?.points ?? null };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [key]: found }));
  } catch {
    // A browser that keeps nothing still tells.
  }
  return found;
}
