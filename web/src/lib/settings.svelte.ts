/** What one prefers, kept in this browser. */

export type Theme = 'system' | 'light' | 'dark';
export type Confirm = 'touch' | 'always' | 'never';

const KEY = 'musivum-settings';

class Settings {
  theme: Theme = $state('system');
  confirm: Confirm = $state('touch');
  sound = $state(true);
  notify = $state(false);
  /** Whether signs that others make at a table are shown. */
  signs = $state(true);
  /** Whether moves are written in notation too. */
  notation = $state(false);
  /** Whether an arrow points at the last move. */
  arrow = $state(true);
  /** Whether the list of moves stands open at a table. */
  moves = $state(false);
  /** Whether this page thinks for the bots of its own games, where it can. */
  thinks = $state(true);
  level = $state('');
  /** The games that one has learned, played, or was offered to learn. */
  met: string[] = $state.raw([]);
  /** Empty: as the browser has it. */
  language = $state('');

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    } catch {
      // Settings that cannot be read are the usual ones.
    }
  }

  save(): void {
    const { theme, confirm, sound, notify, signs, notation, arrow, moves, thinks, level, met, language } =
      this;
    const kept = {
      theme,
      confirm,
      sound,
      notify,
      signs,
      notation,
      arrow,
      moves,
      thinks,
      level,
      met,
      language,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  meet(game: string): void {
    if (this.met.includes(game)) return;
    this.met = [...this.met, game];
    this.save();
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
