import { describe, expect, it } from 'vitest';
import { Watched, type ServerMessage } from '../src/lib/live.svelte';
import type { Event } from '../src/lib/api';

const event = (number: number, move: string | null = 'e5'): Event => ({
  number,
  kind: 'move',
  at: 0,
  seat: 0,
  move,
});
const news = (events: Event[], revealed: Event[] = []): ServerMessage => ({
  type: 'events',
  match: 'm',
  info: null,
  events,
  revealed,
  states: [],
  clocks: [],
});
const snapshot = (events: Event[]): ServerMessage => ({
  type: 'match',
  match: 'm',
  info: null,
  number: events.length,
  events,
  states: [],
  clocks: [],
});

describe('a watched match', () => {
  it('takes numbered events in order', () => {
    const watched = new Watched('m');
    expect(watched.take(snapshot([event(1), event(2)]))).toBe(true);
    expect(watched.take(news([event(3)]))).toBe(true);
    expect(watched.number).toBe(3);
  });

  it('notices a gap and leaves everything as it was', () => {
    const watched = new Watched('m');
    watched.take(snapshot([event(1)]));
    expect(watched.take(news([event(3)]))).toBe(false);
    expect(watched.number).toBe(1);
  });

  it('ignores what it knows already', () => {
    const watched = new Watched('m');
    watched.take(snapshot([event(1), event(2)]));
    expect(watched.take(news([event(1), event(2)]))).toBe(true);
    expect(watched.events).toHaveLength(2);
    expect(watched.take(news([event(2), event(3)]))).toBe(true);
    expect(watched.events.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  it('learns later what was hidden', () => {
    const watched = new Watched('m');
    watched.take(snapshot([event(1, null)]));
    watched.take(news([event(2)], [event(1, 'write X@1,1')]));
    expect(watched.events[0]?.move).toBe('write X@1,1');
  });
});
