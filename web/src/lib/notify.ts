/** Tells someone who looks elsewhere that a game waits for them. */

import type { Summary } from './api';
import { route } from './route.svelte';
import { settings } from './settings.svelte';
import { t } from './words';

let known: ReadonlySet<string> | null = null;

/** The games that wait now. Those that did not wait before are told, if one wants that. */
export function notify(waiting: readonly Summary[]): void {
  const before = known;
  known = new Set(waiting.map((one) => one.match));
  if (before === null || !settings.notify || document.visibilityState === 'visible') return;
  for (const one of waiting) {
    // A bot answers at once: nobody looks away meanwhile.
    const people = one.seats.some((seat) => !seat.you && seat.kind === 'person');
    if (people && !before.has(one.match)) tell(one);
  }
}

function tell(one: Summary): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(t(`${one.game}-title`), { body: t('web-your-turn'), tag: one.match });
    note.onclick = () => {
      window.focus();
      route.go(`/m/${one.match}`);
    };
  } catch {
    // Some browsers have notifications only for pages that are installed.
  }
}
