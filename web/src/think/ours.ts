import type { Summary } from '../lib/api';

/** Whether a match is one's own and all others in it are bots, so that the page may think for them. */
export function isOurs(info: Summary): boolean {
  return (
    info.status === 'playing' &&
    info.daily === null &&
    info.seats.some((seat) => seat.kind === 'bot') &&
    info.seats.some((seat) => seat.you) &&
    info.seats.every((seat) => seat.you || seat.kind === 'bot')
  );
}
