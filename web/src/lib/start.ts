/** Starting games: what the buttons of the home page do. */

import { isAlone } from './alone.svelte';
import { api, Refused, type NewMatch } from './api';
import { catalogue } from './games.svelte';
import { usualLevel } from './levels';
import { self } from './me.svelte';
import { route } from './route.svelte';
import { sentence, t } from './words';

/** Make a match and go there; an answer is what went wrong, in words. */
export async function start(wish: NewMatch, query = ''): Promise<string | null> {
  try {
    const made = await api.create(wish);
    if (!isAlone(made.match)) self.became(made);
    route.go(`/m/${made.match}${query}`);
    return null;
  } catch (error) {
    return wrong(error);
  }
}

/** A game against bots that are easy to beat, at a table that tells what to do. */
export async function startFirst(game: string, options: NewMatch['options']): Promise<string | null> {
  try {
    await catalogue.load();
  } catch (error) {
    return wrong(error);
  }
  const level = usualLevel(catalogue.levels, 'beginner');
  const players = typeof options?.players === 'number' ? options.players : 2;
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level }));
  // One begins oneself: it is explained from the first turn on.
  const seats = [{ kind: 'me' as const }, ...bots];
  return start({ game, options, seats, seating: 'as-seated', public: false }, '?lesson');
}

export function wrong(error: unknown): string {
  return error instanceof Refused ? sentence(error.message) : t('web-no-answer');
}
