/** The games that the server has, in the order in which the page shows them, with their pictures. */

import { api, type GameInfo } from './api';
import type { Board } from './scene';
import { t } from './words';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<string[]>([]);
  pictures = $state.raw<Record<string, Board>>({});
  /** Whether the server has said what it has, or that it cannot. */
  answered = $state(false);
  #asked: Promise<void> | null = null;

  /** Ask the server: once, and again only if it did not answer. */
  load(): Promise<void> {
    this.#asked ??= Promise.all([api.games(), api.homePictures()]).then(
      ([found, { pictures }]) => {
        this.games = found.games;
        this.levels = found.levels;
        this.pictures = pictures;
        this.answered = true;
      },
      (error: unknown) => {
        this.#asked = null;
        this.answered = true;
        throw error;
      },
    );
    return this.#asked;
  }

  of(game: string): GameInfo | undefined {
    return this.games.find((one) => one.game === game);
  }
}

export const catalogue = new Catalogue();

/** How many play, how long, and from which age, as far as that is known. */
export function facts(game: GameInfo): string[] {
  const told = [t('web-players', { least: game.players[0]!, most: game.players.at(-1)! })];
  if (game.minutes) {
    const [least, most] = game.minutes;
    told.push(t('web-minutes', { least, most, same: least === most ? 'yes' : 'no' }));
  }
  if (game.age !== null) told.push(t('web-age', { age: game.age }));
  return told;
}
