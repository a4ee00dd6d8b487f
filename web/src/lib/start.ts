/** Starting games: what the buttons of the home page do. */

import { api, Refused, type NewMatch } from './api';
import { self } from './me.svelte';
import { route } from './route.svelte';
import { sentence, t } from './words';

/** Make a match and go there; an answer is what went wrong, in words. */
export async function start(wish: NewMatch, query = ''): Promise<string | null> {
  try {
    const made = await api.create(wish);
    self.became(made);
    route.go(`/m/${made.match}${query}`);
    return null;
  } catch (error) {
    return wrong(error);
  }
}

export function wrong(error: unknown): string {
  return error instanceof Refused ? sentence(error.message) : t('web-no-answer');
}
