/** Moves as people read them: in words, with their notation for those who want it. */

import type { Text } from './scene';
import { settings } from './settings.svelte';
import { attribute, sentence, t } from './words';

interface Played {
  move: string;
  /** Analyses that were kept from earlier have none. */
  words?: Text | null;
}

/** A move as a whole sentence; chance needs no name. */
export function told({ move, words }: Played, name: string): string {
  if (!words) return t('web-played', { name, move });
  return withNotation(sentence(t(words[0], { ...words[1], name })), move);
}

/** A move where its mover is named beside it; it begins small, as a part of a sentence. */
export function short({ move, words }: Played): string {
  if (!words) return move;
  const found = attribute(words[0], 'short', words[1]) ?? t(words[0], { ...words[1], name: '' });
  return withNotation(found, move);
}

function withNotation(said: string, move: string): string {
  return settings.notation ? t('web-with-notation', { said, move }) : said;
}
