/** What a table is played with, in words. */

import type { Summary } from './api';
import { attribute, t } from './words';

export const optionName = (game: string, name: string): string =>
  attribute(`${game}-option-${name}`, 'label') ?? name;

export function valueName(game: string, name: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'web-yes' : 'web-no');
  return attribute(`${game}-option-${name}`, String(value)) ?? String(value);
}

/** The clock of a table. */
export function paceName(pace: Summary['pace']): string {
  if (pace.kind === 'days') return t('web-pace-days', { days: Number(pace.days) });
  if (pace.kind !== 'live') return t('web-pace-unlimited');
  return t('web-pace-live', { minutes: Number(pace.seconds) / 60, seconds: Number(pace.increment) });
}

/** What is to be known before one sits down: options that have a name, the clock, who begins. */
export function terms(info: Summary): [name: string, value: string][] {
  const chosen = Object.entries(info.options)
    .filter(([name]) => attribute(`${info.game}-option-${name}`, 'label') !== null)
    .map(([name, value]): [string, string] => [
      optionName(info.game, name),
      valueName(info.game, name, value),
    ]);
  const begins = t(info.seating === 'lot' ? 'web-seating-lot' : 'web-seating-as-said');
  return [...chosen, [t('web-pace'), paceName(info.pace)], [t('web-seating'), begins]];
}
