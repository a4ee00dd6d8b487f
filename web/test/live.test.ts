import { describe, expect, it, vi } from 'vitest';
import { live, Watched, type ServerMessage } from '../src/lib/live.svelte';
import type { Summary } from '../src/lib/api';

// No browser, no motion: positions are shown as they come.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

type News = Extract<ServerMessage, { type: 'events' }>;
type Event = News['events'][number];

const event = (number: number, move: string | null = 'e5') => ({
  number,
  kind: 'move' as const,
  at: 0,
  before: '',
  seat: 0,
  move,
  words: null,
});
const news = (events: Event[], revealed: Event[] = []): ServerMessage => ({
  type: 'events',
  match: 'm',
  info: null,
  number: events.at(-1)?.number ?? 0,
  head: '',
  awaiting: [],
  events,
  revealed,
  states: [],
  clocks: [],
});
const snapshot = (events: Event[]): ServerMessage => ({
  type: 'match',
  match: 'm',
  info: null as unknown as Summary, // which these tests do not look at
  number: events.length,
  head: '',
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

  it('changes the scene that it has, and asks for all of it when it has another one', () => {
    const state = (more: object) => ({ seat: 0, turn: 0, view: null, scene: null, ...more });
    const told = (message: ServerMessage, ...states: object[]) => ({ ...message, states }) as ServerMessage;
    const changes = (path: string) => [{ op: 'add', path, value: 1 }];
    const watched = new Watched('m');
    watched.take(told(snapshot([event(1)]), state({ scene: { boards: [{ pieces: [0] }], steps: [] } })));
    expect(watched.take(told(news([event(2)]), state({ changes: changes('/boards/0/pieces/1') })))).toBe(
      true,
    );
    expect(watched.states[0]?.scene).toEqual({ boards: [{ pieces: [0, 1] }], steps: [] });
    // These are changes of the scene after event 1, which is no longer there.
    expect(
      watched.take(told(news([event(2), event(3)]), state({ changes: changes('/boards/0/pieces/1') }))),
    ).toBe(false);
    expect(watched.number).toBe(2);
    expect(watched.take(told(news([event(3)]), state({ changes: changes('/boards/5/pieces/1') })))).toBe(
      false,
    );
    expect(watched.number, 'nothing is known any more').toBe(0);
  });

  it('learns later what was hidden', () => {
    const watched = new Watched('m');
    watched.take(snapshot([event(1, null)]));
    watched.take(news([event(2)], [event(1, 'write X@1,1')]));
    expect(watched.events[0]?.move).toBe('write X@1,1');
  });

  it('notices a past that was rewritten, also after a reload', () => {
    const held = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
    });
    const chained = (number: number, past = 'h'): Event => ({
      ...event(number),
      before: number > 1 ? `${past}${number - 1}` : '',
    });
    const whole = (number: number, past = 'h'): ServerMessage => ({
      ...(snapshot(Array.from({ length: number }, (_, n) => chained(n + 1, past))) as object as {
        type: 'match';
      } & Extract<ServerMessage, { type: 'match' }>),
      head: `${past}${number}`,
    });
    const more = (number: number, past = 'h'): ServerMessage => ({
      ...(news([chained(number, past)]) as Extract<ServerMessage, { type: 'events' }>),
      number,
      head: `${past}${number}`,
    });
    const seen = (...messages: ServerMessage[]): boolean => {
      const watched = new Watched('m');
      for (const message of messages) watched.take(message);
      return watched.rewritten;
    };
    expect(seen(whole(3), more(4), more(4), more(5))).toBe(false);
    expect(seen(whole(5)), 'the same again').toBe(false);
    expect(seen(whole(6), more(7)), 'and more').toBe(false);
    expect(seen(whole(7, 'x')), 'another past').toBe(true);
    expect(seen(whole(9, 'x')), 'and more of it').toBe(true);
    expect(seen(whole(6)), 'something was cut off').toBe(true);
    expect(seen(whole(7), more(8, 'x')), 'while one watches').toBe(true);
    vi.unstubAllGlobals();
  });
});

describe('the line', () => {
  it('asks again for what could not be looked up, and only for what is still wanted', () => {
    vi.useFakeTimers();
    const sent: string[] = [];
    class Line {
      static readonly OPEN = 1;
      readyState = 1;
      onopen = () => undefined;
      send(text: string): void {
        const { do: what, match } = JSON.parse(text) as { do: string; match: string };
        sent.push(`${what} ${match}`);
      }
    }
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    const away = (match: string, key = 'server-database-away') => {
      live.hear({ type: 'error', match, error: { key, values: {}, text: '' } });
    };
    const watched = live.watch('m');
    live.watch('left');
    live.listen('turns');
    sent.length = 0;
    for (const match of ['m', 'left', 'turns', 'lobby']) away(match);
    away('m', 'server-large');
    live.leave('left');
    expect(watched.problem?.key).toBe('server-large');
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual(['leave left', 'watch m', 'watch turns']);
    live.hear({ ...snapshot([]), info: { status: 'over' } } as ServerMessage);
    expect(watched.problem, 'it is there now').toBeNull();
    vi.useRealTimers();
  });
});
