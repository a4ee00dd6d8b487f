/** Taking back by consent: what the people at a table are asked now, as its events tell. */

import type { Event, Seat } from './api';

export interface Asking {
  /** Who wants to take a move back. */
  seat: number;
  /** How many moves would stand. */
  moves: number;
  /** Who has agreed. */
  agreed: number[];
}

/** What is asked now; null if nothing is. */
export function asking(events: readonly Event[], seats: readonly Seat[]): Asking | null {
  let found = null as Asking | null;
  const isPerson = (seat: number): boolean => seats[seat]?.kind === 'person' && !seats[seat].forfeited;
  for (const { kind, seat = -1, moves = 0, yes = false } of events) {
    if (kind === 'asked') found = { seat, moves, agreed: [] };
    else if (kind === 'answered' && yes && found) found = { ...found, agreed: [...found.agreed, seat] };
    else if (kind === 'answered' || kind === 'back' || kind === 'resigned' || kind === 'over') found = null;
    // A bot may move while people are asked; after dice, or a person's move, it is too late.
    else if (kind === 'move' && (seat < 0 || isPerson(seat))) found = null;
  }
  return found;
}
