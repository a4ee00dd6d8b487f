import { knows, sentence, t } from './words';

/** The name of a bot's level, for people. */
export function levelName(level: string): string {
  return knows(`web-level-${level}`) ? t(`web-level-${level}`) : sentence(level);
}
