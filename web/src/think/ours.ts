import type { Summary } from '../lib/api';

/** Whether all in a match are oneself or bots, so that the page may think for the bots, and advise. */
export function isOurs(info: Summary): boolean {
  return (
    info.status === 'playing' &&
    info.daily === null &&
    info.seats.some((seat) => seat.you) &&
    info.seats.every((seat) => seat.you || seat.kind === 'bot')
  );
}
