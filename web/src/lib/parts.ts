/**
 * Our part in the dice of a match: first only a hash of it, and the part itself when the hashes of
 * all are sealed, so that nobody can answer it with a part of their own. See docs/dice.md.
 */

import type { Event } from './api';
import { sha256 } from './hash';
import { partsFor, sealed, sealParts } from './sealed';
import type { components } from './wire';

export const RECIPE = 'musivum-dice-2';

type Schemas = components['schemas'];
export type PartAction =
  Omit<Schemas['LiveCommit'], 'match' | 'id'> | Omit<Schemas['LiveReveal'], 'match' | 'id'>;

/** The hash that fixes a part. */
export function hashOf(match: string, part: string): string {
  return sha256(`${RECIPE}/${match}/${part}`);
}

/** What our places at the table have to do now. */
export function due(match: string, places: number[], events: Event[]): PartAction[] {
  // Who leaves makes all commitments void.
  const now = events.slice(events.findLastIndex((event) => event.kind === 'left') + 1);
  const sealing = now.find((event) => event.kind === 'sealed')?.commitments;
  if (sealing) sealParts(match, sealing);
  const said = (kind: string, seat: number): Event | undefined =>
    now.find((event) => event.kind === kind && event.seat === seat);
  // Where another device of ours was first, the part is its own.
  const known = sealed(match)?.mine ?? {};
  const ours = places.filter((place) => known[place] || !said('committed', place));
  return Object.entries(partsFor(match, ours)).flatMap(([place, value]): PartAction[] => {
    const seat = Number(place);
    const hash = hashOf(match, value);
    if (!sealing) return said('committed', seat) ? [] : [{ do: 'commit', seat, hash }];
    return sealing[seat] === hash && !said('revealed', seat) ? [{ do: 'reveal', seat, value }] : [];
  });
}
