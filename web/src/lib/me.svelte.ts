/** Who one is here: a guest with a name, made when something is to be done. */

import { api, type Me, type Summary } from './api';
import { live } from './live.svelte';

class Self {
  me: Me | null = $state.raw(null);
  private asked: Promise<void> | null = null;

  /** Who one is already, if anyone. */
  look(): Promise<void> {
    this.asked ??= live.hello().then(({ guest, name }) => {
      if (guest !== null && this.me === null) this.me = { guest, name: name ?? '', token: null };
    });
    return this.asked;
  }

  /** Who was nobody has become a guest by making a match. */
  became(made: Summary): void {
    if (this.me !== null) return;
    const name = made.seats.find((seat) => seat.you)?.name ?? '';
    this.me = { guest: '', name, token: null };
    live.renew();
  }

  /** Be someone. */
  async be(name: string | null = null): Promise<Me> {
    await this.look();
    if (this.me && name === null) return this.me;
    const fresh = this.me === null;
    this.me = await api.name(name);
    if (fresh) live.renew();
    return this.me;
  }
}

export const self = new Self();
