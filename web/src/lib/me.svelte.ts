/** Who one is here: a guest with a name and perhaps a language, made when something is to be done. */

import { api, type Me, type Summary } from './api';
import { language, LANGUAGES } from './language.svelte';
import { live } from './live.svelte';
import { settings } from './settings.svelte';

/** The language that was chosen in this browser; null if none was, or one that there is not. */
const chosen = (): string | null => (Object.hasOwn(LANGUAGES, settings.language) ? settings.language : null);

class Self {
  me: Me | null = $state.raw(null);
  private asked: Promise<void> | null = null;

  /** Who one is already, if anyone. */
  look(): Promise<void> {
    this.asked ??= live.hello().then(({ guest, name, language }) => {
      if (guest === null || this.me !== null) return;
      this.me = { guest, name: name ?? '', language, token: null };
      this.#agree();
    });
    return this.asked;
  }

  /** Who was nobody has become a guest by making a match. */
  became(made: Summary): void {
    if (this.me !== null) return;
    const name = made.seats.find((seat) => seat.you)?.name ?? '';
    this.me = { guest: '', name, language: null, token: null };
    live.renew();
    this.#agree();
  }

  /** Be someone. */
  async be(name: string | null = null): Promise<Me> {
    await this.look();
    if (this.me && name === null) return this.me;
    const fresh = this.me === null;
    this.me = await api.me({ name, language: fresh ? chosen() : null });
    if (fresh) live.renew();
    this.#agree();
    return this.me;
  }

  /** Be spoken to in another language, at once and from now on; a guest on all their devices. */
  async speak(code: string): Promise<void> {
    settings.language = code;
    settings.save();
    await language.speak(code);
    if (this.me) await this.#tell(code);
  }

  /** What a guest chose anywhere counts here; what was chosen here before there was a guest is theirs. */
  #agree(): void {
    const theirs = this.me?.language;
    const here = chosen();
    if (theirs && theirs !== here) {
      settings.language = theirs;
      settings.save();
      void language.speak(theirs);
    } else if (!theirs && here) {
      void this.#tell(here);
    }
  }

  /** A server that cannot be reached now is told when the language is chosen the next time. */
  async #tell(code: string): Promise<void> {
    try {
      const told = await api.me({ language: code });
      if (this.me) this.me = { ...this.me, language: told.language };
    } catch {
      // This browser keeps it.
    }
  }
}

export const self = new Self();
