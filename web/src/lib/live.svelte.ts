/**
 * The live half: one WebSocket for the page.
 *
 * Events are numbered: a gap is repaired by asking again, a repetition is ignored. Actions carry an
 * id and are sent again until they are answered. After a lost connection the page comes back by
 * itself, and says so.
 */

import { SvelteMap } from 'svelte/reactivity';
import { alone, isAlone } from './alone.svelte';
import type { Clock, Event, Refusal, State, Summary } from './api';
import type { components } from './wire';
import { Paced } from './paced.svelte';
import { patched } from './patch';
import { SITE } from './site';
import { headOf, keepHead, seal, type Head } from './sealed';
import { writtenOut } from './ways';

const DETAIL = 'changes';
const RESEND = 2000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** The server says something every 20 seconds: a line that is silent for longer is dead. */
const SILENCE = 30_000;
/** … and it answers what is done, or lets a new line in, much sooner. */
const NO_ANSWER = 8000;
/** What the server says when it cannot look anything up for now. */
const AWAY = 'server-database-away';

// What is said on the line is typed by the server's own description: `npm run types`.
export type ServerMessage = components['schemas']['ServerMessage'];
type ClientMessage = components['schemas']['ClientMessage'];
type StateOf = components['schemas']['StateOf'];
/** What a bot would play, asked of this page. */
export type Question = Extract<ServerMessage, { type: 'think' }>;
type Thought = Omit<Extract<ClientMessage, { do: 'thought' }>, 'do'>;
type Unaddressed<T> = T extends { id: string } ? Omit<T, 'match' | 'id'> : never;
/** Something to do in a match; where, and its id, are added. */
type Action = Unaddressed<ClientMessage>;

/** What can be said at a table. */
export const SIGNS = ['hello', 'luck', 'well', 'wow', 'oops', 'hmm', 'thanks'] as const;
export type Sign = (typeof SIGNS)[number];
/** For how long a sign is seen, in milliseconds. */
const SEEN = 5000;

interface Sent {
  match: string;
  message: ClientMessage;
  /** When it was sent first, and last. */
  first: number;
  at: number;
  done: (refusal: Refusal | null) => void;
}

/** What the page knows of one match. */
export class Watched {
  info: Summary | null = $state.raw(null);
  number = $state(0);
  events: Event[] = $state.raw([]);
  states: State[] = $state.raw([]);
  /** The same, as they are shown: one after another. */
  readonly paced = new Paced();
  clocks: Clock[] = $state.raw([]);
  /** When the clocks were told, by our own clock. */
  told = $state(0);
  watching = $state(0);
  /** Seats whose holders are here; null while the server has not told. */
  present: number[] | null = $state.raw(null);
  /** The signs that are seen now, by seat. */
  readonly signs = new SvelteMap<number, Sign>();
  private readonly fading = new Map<number, ReturnType<typeof setTimeout>>();
  problem: Refusal | null = $state.raw(null);
  /** Whether what was seen before is no longer there, or is something else now. */
  rewritten = $state(false);
  /** The last event that this browser has seen of the match, on this page or before. */
  private head: Head | null;

  constructor(readonly match: string) {
    this.head = headOf(match);
  }

  /** The seats that may act now. */
  awaiting: number[] = $state.raw([]);

  /** Someone makes a sign: it is seen for a moment. */
  show(seat: number, sign: Sign): void {
    this.signs.set(seat, sign);
    clearTimeout(this.fading.get(seat));
    this.fading.set(
      seat,
      setTimeout(() => this.signs.delete(seat), SEEN),
    );
  }

  /** Take in a snapshot or news. False if something is missing in between. */
  take(message: ServerMessage): boolean {
    let states: State[];
    if (message.type === 'match') {
      states = message.states as State[];
      this.events = message.events;
    } else if (message.type === 'events') {
      const news = message.events.filter((event) => event.number > this.number);
      if (news.length > 0 && news[0]!.number !== this.number + 1) return false;
      if (news.length === 0 && message.events.length > 0) return true;
      const changes = message.states.some((one) => one.changes);
      if (changes && news.length < message.events.length) return false;
      try {
        states = this.drawn(message.states);
      } catch {
        this.number = 0; // the scene is not the one that was changed: ask for all of it
        return false;
      }
      const revealed = new Map(message.revealed.map((event) => [event.number, event]));
      this.events = [...this.events.map((event) => revealed.get(event.number) ?? event), ...news];
    } else {
      return true;
    }
    if (this.head && contradicts(this.head, message)) this.rewritten = true;
    this.number = this.events.at(-1)?.number ?? message.number ?? 0;
    if (message.head && message.number === this.number && !this.rewritten) {
      this.head = [this.number, message.head];
      keepHead(this.match, this.head);
    }
    if (message.info) {
      this.info = message.info;
      this.problem = null;
      const rolled = this.events.some((event) => event.kind === 'move' && (event.seat ?? 0) < 0);
      if (!rolled && message.info.status !== 'over') {
        seal(this.match, message.info.commitment, message.info.seating);
      }
    }
    if (states.length > 0) {
      this.states = states;
      if (message.type === 'match') this.paced.show(states);
      else this.paced.take(states, this.isOwn(message.events));
    }
    this.awaiting = (message.type === 'match' ? message.info?.awaiting : message.awaiting) ?? [];
    this.clocks = message.clocks;
    this.told = Date.now();
    return true;
  }

  /** Whether one of these was done by whoever looks at this page. */
  private isOwn(events: readonly Event[]): boolean {
    const own = new Set(this.info?.seats.filter((one) => one.you).map((one) => one.seat));
    return events.some((event) => event.seat != null && own.has(event.seat));
  }

  /** The scenes as they are now: new ones, or the ones before with what has changed. */
  private drawn(told: readonly StateOf[]): State[] {
    return told.map((one) => {
      const { changes, ...state } = one;
      if (!changes) return state as State;
      const before = this.states.find((other) => other.seat === one.seat)?.scene;
      return { ...state, scene: writtenOut(patched(before!, changes)) } as State;
    });
  }
}

/** Whether a message tells of another past than the one that was seen. */
function contradicts([number, hash]: Head, message: ServerMessage): boolean {
  if (message.type !== 'match' && message.type !== 'events') return false;
  if (message.number === number) return message.head !== undefined && message.head !== hash;
  const next = message.events.find((event) => event.number === number + 1);
  if (next?.before !== undefined) return next.before !== hash;
  return message.type === 'match' && (message.number ?? 0) < number;
}

export interface Greeting {
  guest: string | null;
  name: string | null;
  language: string | null;
}

export type Status = 'off' | 'connecting' | 'on' | 'lost';

class Live {
  status: Status = $state('off');
  /** Whether a lost connection has come back just now. */
  repaired = $state(false);
  turns: Summary[] = $state.raw([]);
  /** Whether the server has said which games wait. */
  told = $state(false);
  lobby: { open: Summary[]; playing: Summary[] } | null = $state.raw(null);
  readonly matches = new SvelteMap<string, Watched>();

  /** Who answers what this page is asked for bots. */
  asked: (question: Question) => void = () => undefined;

  private socket: WebSocket | null = null;
  private readonly offers = new Set<string>();
  private greeted: (who: Greeting) => void = () => undefined;
  private readonly greeting = new Promise<Greeting>((known) => (this.greeted = known));
  private readonly lists = new Set<string>();
  private readonly sent = new Map<string, Sent>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastHeard = 0;
  private renewing = false;

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('online', () => this.hurry());
    window.addEventListener('offline', () => this.giveUp());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.hurry();
    });
    setInterval(() => {
      this.resend();
      this.watchOver();
    }, RESEND / 2);
  }

  watch(match: string): Watched {
    let found = this.matches.get(match);
    if (!found) {
      found = new Watched(match);
      this.matches.set(match, found);
      if (!isAlone(match)) this.connect();
      this.tell({ do: 'watch', match, from: null, detail: DETAIL });
    }
    return found;
  }

  leave(match: string): void {
    this.offers.delete(match);
    if (this.matches.delete(match)) this.tell({ do: 'leave', match });
  }

  listen(list: 'lobby' | 'turns'): void {
    if (this.lists.has(list)) return;
    this.lists.add(list);
    this.connect();
    this.listenTo(list);
  }

  /** Say whether this page would think for the bots of a match. */
  offer(match: string, on: boolean): void {
    if (on) this.offers.add(match);
    else this.offers.delete(match);
    this.tell({ do: 'think', match, on });
  }

  thought(answer: Thought): void {
    this.tell({ do: 'thought', ...answer });
  }

  /** Do something, once, however often it must be sent; null when it is done. */
  act(match: string, action: Action): Promise<Refusal | null> {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const message = { ...action, match, id };
    return new Promise((done) => {
      const now = Date.now();
      this.sent.set(id, { match, message, first: now, at: now, done });
      this.tell(message);
    });
  }

  /** Make a sign to those at a table; it is not sent again if it is lost. */
  react(match: string, seat: number, sign: Sign): void {
    this.tell({ do: 'react', match, seat, sign });
  }

  /** Who the server takes one for: its first words say so, and nobody has to ask. */
  async hello(): Promise<Greeting> {
    this.connect();
    return this.greeting;
  }

  /** Connect anew, as the guest that one is now. */
  renew(): void {
    if (this.socket) {
      this.renewing = true;
      this.socket.close();
    } else if (this.matches.size + this.lists.size > 0) this.connect();
  }

  private connect(): void {
    if (this.socket || SITE) return;
    clearTimeout(this.timer);
    if (this.status !== 'lost') this.status = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.closed(socket);
  }

  private opened(): void {
    this.repaired = this.status === 'lost';
    if (this.repaired) setTimeout(() => (this.repaired = false), 4000);
    this.status = 'on';
    this.wait = FIRST_WAIT;
    for (const list of this.lists) this.listenTo(list);
    for (const one of this.matches.values()) if (!isAlone(one.match)) this.ask(one);
    for (const match of this.offers) this.tell({ do: 'think', match, on: true });
    for (const one of this.overLine()) this.tell(one.message);
  }

  private closed(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    if (this.renewing) {
      this.renewing = false;
      this.connect();
      return;
    }
    this.status = 'lost';
    const wait = this.wait * (0.5 + Math.random());
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private hurry(): void {
    if (this.matches.size + this.lists.size === 0) return;
    if (!this.socket) this.connect();
    else this.watchOver();
  }

  /** Give up a line that has died without a word: its end may never be told. */
  private watchOver(): void {
    const socket = this.socket;
    if (!socket) return;
    const now = Date.now();
    const silent = now - this.lastHeard;
    const asked = this.overLine().some((one) => now - one.first > NO_ANSWER);
    const waits = asked || socket.readyState === WebSocket.CONNECTING;
    if (silent > (waits ? NO_ANSWER : SILENCE)) this.giveUp();
  }

  private giveUp(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onmessage = null;
    socket.close();
    this.closed(socket);
  }

  private askAgain(match: string | null): void {
    const one = this.matches.get(match ?? '');
    if (one) this.ask(one);
    else if (match && this.lists.has(match)) this.listenTo(match);
  }

  private listenTo(list: string): void {
    this.tell({ do: 'watch', match: list, from: null, detail: DETAIL });
  }

  private ask(one: Watched): void {
    const from = one.number > 0 ? one.number : null;
    this.tell({ do: 'watch', match: one.match, from, detail: DETAIL });
  }

  private tell(message: ClientMessage): void {
    if ('match' in message && isAlone(message.match)) void alone.host().then((host) => host.send(message));
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private resend(): void {
    const now = Date.now();
    for (const one of this.overLine()) {
      if (now - one.at > RESEND) {
        one.at = now;
        this.tell(one.message);
      }
    }
  }

  /** What waits for an answer of the server; a table of one's own loses nothing. */
  private overLine(): Sent[] {
    return [...this.sent.values()].filter((one) => !isAlone(one.match));
  }

  /** Take in what the server says, or a table of one's own. */
  hear(message: ServerMessage): void {
    this.lastHeard = Date.now();
    switch (message.type) {
      case 'match':
      case 'events': {
        const one = this.matches.get(message.match);
        if (one && !one.take(message)) this.ask(one);
        break;
      }
      case 'ack':
        this.settle(message.id, null);
        break;
      case 'refused':
        this.settle(message.id, message.error);
        break;
      case 'error': {
        const one = this.matches.get(message.match ?? '');
        if (one && !one.info) one.problem = message.error;
        // Perhaps it was what this page wants to hear of, and nobody will tell it.
        if (message.error.key === AWAY) setTimeout(() => this.askAgain(message.match), RESEND);
        break;
      }
      case 'lobby':
        this.lobby = { open: message.open, playing: message.playing };
        break;
      case 'turns':
        this.turns = message.matches;
        this.told = true;
        break;
      case 'presence': {
        const one = this.matches.get(message.match);
        if (one) {
          one.watching = message.watching;
          one.present = message.seats;
        }
        break;
      }
      case 'reaction':
        this.matches.get(message.match)?.show(message.seat, message.sign);
        break;
      case 'think':
        this.asked(message);
        break;
      case 'ping':
        this.tell({ do: 'pong', time: message.time });
        break;
      case 'bye':
        this.socket?.close();
        break;
      case 'hello':
        this.greeted(message);
        break;
    }
  }

  private settle(id: string, refusal: Refusal | null): void {
    const one = this.sent.get(id);
    if (!one) return;
    this.sent.delete(id);
    one.done(refusal);
  }
}

export const live = new Live();
