import type { GameInfo, Seat } from './api';
import { knows, sentence, t } from './words';

/** The level to begin with: one's last, else a casual player, else whatever there is. */
export function usualLevel(levels: string[], wish: string): string {
  return [wish, 'casual', 'greedy'].find((level) => levels.includes(level)) ?? levels[0] ?? '';
}

/** The levels of a game, weakest first; which of them the greedy one beats depends on the options. */
export function levelsOf(game: GameInfo, chosen: Readonly<Record<string, unknown>>): string[] {
  const option = (name: string) => chosen[name] ?? game.options.find((one) => one.name === name)?.default;
  const fits = game.levels.find((one) =>
    Object.entries(one.options).every(([name, value]) => option(name) === value),
  );
  return fits?.levels ?? [];
}

/** The name of a bot's level, for people; a budget behind it (master@56000) stays there. */
export function levelName(level: string): string {
  const [name, budget] = level.split('@', 2) as [string, string | undefined];
  const said = knows(`web-level-${name}`) ? t(`web-level-${name}`) : sentence(name);
  return budget === undefined ? said : `${said} @${budget}`;
}

/** Who a bot is, and whom it suits; nothing for a level that nobody has described. */
export function levelLine(level: string): string {
  return knows(`web-bot-${level}`) ? t(`web-bot-${level}`) : '';
}

/** What a seat is called; bots of the same level are told apart by their seats. */
export function seatName(seats: Seat[], number: number): string {
  const one = seats[number];
  if (!one) return t('web-seat', { seat: number + 1 });
  if (one.kind === 'open') return t('web-open-seat');
  if (one.kind === 'person') return one.name ?? t('web-seat', { seat: number + 1 });
  const twins = seats.filter((other) => other.kind === 'bot' && other.level === one.level).length > 1;
  return levelName(one.level ?? '') + (twins ? ` ${number + 1}` : '');
}
