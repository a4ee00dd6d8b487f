/** What the page says about each game beside its catalogue, and its picture. */

import type { Board } from './scene';

const found = import.meta.glob<Board>('../pictures/*.json', { import: 'default', eager: true });

export const PICTURES: Record<string, Board> = Object.fromEntries(
  Object.entries(found).map(([path, board]) => [path.match(/(\w+)\.json$/)?.[1] ?? '', board]),
);

/** In the order in which the home page shows them. */
export const ORDER = ['mosaix', 'galilee', 'mozaa', 'steere'];
