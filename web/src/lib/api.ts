/** The slow half of the server, and what it speaks of. See docs/protocol.md. */

import { alone, isAlone, isKept, lacking } from './alone.svelte';
import type { Board, Scene } from './scene';
// What the server reads and answers is typed by its own description: `npm run types`.
import type { components } from './wire';

import { fileOf, HOME, PUBLIC, SITE } from './site';
import { refused } from './words';

type Schemas = components['schemas'];

export type Seat = Schemas['SeatOf'];
export type Pace = Schemas['Unlimited'] | Schemas['Days'] | Schemas['LiveClock'];
export type Outcome = Schemas['Outcome'];
export type Summary = Schemas['Summary'];
export type Clock = Schemas['Clock'];
export type Option = Schemas['OptionOf'];
export type GameInfo = Schemas['GameOf'];
/** Its `bots` are null until one has finished, or the day is over. */
export type Daily = Schemas['Day'];
/** A chance move, and what could have come with which weight. */
export type Chance = Schemas['Roll'];
export type Me = Schemas['Identity'];

type AnyEvent = Schemas['Snapshot']['events'][number];
type Names<T> = T extends unknown ? keyof T : never;
type Value<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** Something that happened in a match; its kind says what else it has. */
export type Event = Pick<AnyEvent, keyof AnyEvent> & {
  [K in Exclude<Names<AnyEvent>, keyof AnyEvent>]?: Value<AnyEvent, K>;
};

/** The page asks for whole positions: no scene is left out. */
export type State = Schemas['StateOf'] & { scene: Scene };

export type ReplayStep = Schemas['Step'] & { scene: Scene };

/** A game that is played by the hand, one act after another. */
export type Lesson = Omit<Schemas['Lesson'], 'steps'> & {
  steps: (Schemas['LessonStep'] & { scene: Scene })[];
};

/** What a move would bring. */
export type Brings = Schemas['Brings'];

/** A picture of a rules page. */
export type Example = Schemas['Picture'];

export type Refusal = Schemas['Wrong'];

/** What the server refused, in words for people. */
export class Refused extends Error {
  readonly key: string;
  constructor(
    readonly status: number,
    refusal: Refusal | undefined,
  ) {
    super(refusal ? refused(refusal) : `HTTP ${status}`);
    this.key = refusal?.key ?? '';
  }
}

function told<T>({ status, data }: { status: number; data: unknown }): T {
  if (status >= 400) throw new Refused(status, (data as { error?: Refusal }).error);
  return data as T;
}

/** Ask the server, or the table of one's own for what concerns a match that this browser keeps. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const match = /^\/matches\/([^/]+)/.exec(path)?.[1];
  return told(await (match && isAlone(match) ? askHost : askServer)(method, path, body));
}

/** Ask the table of one's own. */
export async function ownRequest<T>(method: string, path: string, body?: unknown): Promise<T> {
  return told(await askHost(method, path, body));
}

/** Seconds that a page waits by itself, before it says that it has to. */
const PATIENCE = 5;

type Asked = (method: string, path: string, body?: unknown) => Promise<{ status: number; data: unknown }>;

const askHost: Asked = async (method, path, body) => {
  const missing = lacking();
  if (missing) throw new Refused(503, { key: `web-offline-${missing}`, values: {}, text: '' });
  return (await alone.host()).request(method, path, body);
};

const askServer: Asked = async (method, path, body) => {
  const alike = PUBLIC.test(path);
  if (SITE && !alike) throw new Refused(503, { key: 'web-site-server', values: {}, text: '' });
  const answer = await fetch(`${HOME}api${SITE ? fileOf(path) : path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  // Who asks too fast is told how long to wait; to look again after that harms nobody.
  const wait = Number(answer.headers.get('retry-after'));
  if (answer.status === 429 && method === 'GET' && wait > 0 && wait < PATIENCE) {
    await new Promise((done) => setTimeout(done, wait * 1000));
    return askServer(method, path);
  }
  return { status: answer.status, data: await answer.json().catch(() => ({})) };
};

/** A match on the server; if it cannot be reached, and the page is kept here, on this machine. */
async function create(wish: NewMatch): Promise<Summary> {
  try {
    return await post<Summary>('/matches', wish);
  } catch (error) {
    if (!SITE && (error instanceof Refused || !(await isKept()))) throw error;
  }
  const made = await ownRequest<Summary>('POST', '/matches', wish);
  alone.played();
  return made;
}

const get = <T>(path: string): Promise<T> => request('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => request('POST', path, body);

/** What of a game can be printed; `usual` is what one needs to play. */
export interface Printable {
  game: string;
  things: { name: string; about: string; usual: boolean }[];
}

export type SeatWish = Schemas['NewMatch']['seats'][number];
/** A table to make; what is left out is as the server has it. */
export type NewMatch = Pick<Schemas['NewMatch'], 'game' | 'options' | 'seats'> & Partial<Schemas['NewMatch']>;

export const api = {
  me: (wish: Schemas['Me']) => post<Me>('/me', wish),
  link: () => post<{ token: string; expires: number }>('/me/link'),
  claim: (token: string) => post<Me>('/me/claim', { token }),
  turns: () => get<{ matches: Summary[] }>('/me/turns'),
  mine: (status: string) => get<{ matches: Summary[] }>(`/me/matches?status=${status}`),
  games: () => get<{ games: GameInfo[]; levels: string[] }>('/games'),
  lobby: () => get<{ open: Summary[]; playing: Summary[] }>('/lobby'),
  rules: (game: string, language: string) => get<{ markdown: string }>(`/rules/${game}?language=${language}`),
  homePictures: () => get<{ pictures: Record<string, Board> }>('/pictures'),
  pictures: (game: string) => get<{ pictures: Record<string, Example> }>(`/rules/${game}/pictures`),
  lesson: (game: string) => get<Lesson>(`/lessons/${game}`),
  printable: (language: string) => get<{ games: Printable[] }>(`/print?language=${language}`),
  create,
  handIn: (record: Record<string, unknown>) => post<Summary>('/records', { record }),
  join: (match: string, invite: string | null) =>
    post<Summary>(`/matches/${match}/join`, { seat: null, invite }),
  fill: (match: string, seat: number, level: string) =>
    post<Summary>(`/matches/${match}/fill`, { seat, level }),
  leave: (match: string) => post<unknown>(`/matches/${match}/leave`),
  rematch: (match: string) => post<Summary>(`/matches/${match}/rematch`),
  hint: (match: string, seat: number, level: string) =>
    post<Schemas['Advice']>(`/matches/${match}/hint`, { seat, level }),
  why: (match: string, seat: number, move: string) =>
    post<{ error: Refusal | null }>(`/matches/${match}/why`, { seat, move }),
  bots: (match: string) => get<Schemas['SameDice']>(`/matches/${match}/bots`),
  brings: (match: string, seat: number, move: string) =>
    post<Brings>(`/matches/${match}/brings`, { seat, move }),
  ahead: (match: string, seat: number) => get<Schemas['Ahead']>(`/matches/${match}/ahead?seat=${seat}`),
  chances: (match: string) => get<{ chances: Chance[] }>(`/matches/${match}/chances`),
  record: (match: string) => get<Record<string, unknown>>(`/matches/${match}/record`),
  replay: (match: string, seat: number | null, first: number, last: number) =>
    get<{ steps: ReplayStep[]; steps_in_all: number }>(
      `/matches/${match}/replay?first=${first}&last=${last}&detail=scene${seat === null ? '' : `&seat=${seat}`}`,
    ),
  daily: (day?: string) => get<Daily>(`/daily${day ? `?day=${day}` : ''}`),
  playDaily: (game: string) => post<Summary>(`/daily/${game}`),
};
