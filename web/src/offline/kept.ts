/** The matches that this browser keeps: their cards and their events, in its own database. */

import type { Summary } from '../lib/api';

/** An event as it lies there: number, kind, time, data as JSON, hash. */
export type Row = [number, string, number, string, string];
/** What is new in some matches. */
export type News = Record<string, { card: Summary; events: Row[] }>;

interface Card {
  match: string;
  card: Summary;
  /** The server that has it, once it was handed in. */
  handed?: string;
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((found, failed) => {
    const asked = indexedDB.open('musivum-alone', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('cards', { keyPath: 'match' });
      asked.result.createObjectStore('events');
    };
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('storage'));
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (cards: IDBObjectStore, events: IDBObjectStore) => IDBRequest<T> | void,
): Promise<T | undefined> {
  const held = (await database()).transaction(['cards', 'events'], mode, { durability: 'strict' });
  const request = work(held.objectStore('cards'), held.objectStore('events'));
  return new Promise((done, failed) => {
    held.oncomplete = () => done(request ? request.result : undefined);
    held.onabort = held.onerror = () => failed(held.error ?? new Error('storage'));
  });
}

/** Keep what is new; all of it or, if it fails, nothing. */
export async function keep(news: News): Promise<void> {
  await within('readwrite', (cards, events) => {
    for (const [match, { card, events: rows }] of Object.entries(news)) {
      const before = cards.get(match);
      before.onsuccess = () => cards.put({ ...(before.result as Card | undefined), match, card });
      for (const row of rows) events.put(row, [match, row[0]]);
    }
  });
}

const all = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Infinity]);

/** The events of a match, in order; none if it is not kept here. */
export async function rows(match: string): Promise<Row[]> {
  return ((await within('readonly', (_, events) => events.getAll(all(match)))) ?? []) as Row[];
}

/** All cards, the last one first. */
export async function cards(): Promise<(Summary & { handed?: string })[]> {
  const found = ((await within('readonly', (kept) => kept.getAll())) ?? []) as Card[];
  return found
    .map(({ card, handed }) => ({ ...card, ...(handed && { handed }) }))
    .toSorted((one, other) => other.updated - one.updated);
}

/** Note that a server has a match now, and under which id. */
export async function handed(match: string, there: string): Promise<void> {
  await within('readwrite', (kept) => {
    const before = kept.get(match);
    before.onsuccess = () => kept.put({ ...(before.result as Card), handed: there });
  });
}

export async function forget(match: string): Promise<void> {
  await within('readwrite', (kept, events) => {
    kept.delete(match);
    events.delete(all(match));
  });
}
