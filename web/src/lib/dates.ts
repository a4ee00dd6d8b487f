/** Days and times as the language that is spoken writes them. */

import { language } from './language.svelte';

/** A day such as 2026-03-01, in words. */
export function longDate(day: string): string {
  return new Intl.DateTimeFormat(language.code, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
