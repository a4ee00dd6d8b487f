/**
 * A game as WebAssembly: its compiled functions, and the data that belongs to them.
 *
 * `musivum build-web` makes one file for each game from the same sources that a server plays by;
 * `musivum.browser` in Python says what is in it. Functions take addresses in the module's memory,
 * and numbers of 64 bits; each answers with a status, and puts what it returns where its first
 * argument says.
 */

import { FORMAT } from './format';

const SECTION = 'musivum';
/** Where functions put what they return, and what they complain of. */
const ROOM = 32;

/** How a level plays; see `Way` in musivum/core/profile.py. */
export interface Way {
  errs: number;
  simulations: number;
  candidates: number;
  lore: boolean;
  solves: number;
  ends: number;
}

interface Row {
  at: number;
  length: number;
}

/** What was learned, and how many numbers at its beginning have four bytes; the rest has two. */
interface Learned extends Row {
  wide: number;
}

/** A number of two bytes (IEEE 754, finite). */
function longer(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const part = (bits & 1023) / 1024;
  const value = exponent ? (1 + part) * 2 ** (exponent - 15) : part * 2 ** -14;
  return bits >> 15 ? -value : value;
}

/** A game with its options. */
export interface Variant {
  options: Record<string, unknown>;
  players: number;
  size: number;
  key: number;
  mostMoves: number;
  actions: number;
  chances: number;
  pass: number;
  levels: Record<string, Way>;
  settings: number[];
  judging: number[];
  expecting: number[];
  continuations: number;
  tables: Row & { changes: [number, string][] };
  lore: Learned;
}

interface Told {
  format: number;
  game: string;
  rules: number;
  places: Record<string, number>;
  policy: boolean;
  alike: boolean;
  asksSettled: boolean;
  variants: Variant[];
}

export class PackError extends Error {}

type Kernel = (...values: (number | bigint)[]) => number;

/** A pack whose code is ready; games with options are opened from it. */
export class Pack {
  readonly told: Told;
  private readonly numbers: Uint8Array;

  private constructor(private readonly module: WebAssembly.Module) {
    const [section] = WebAssembly.Module.customSections(module, SECTION);
    if (!section || section.byteLength < 4) throw new PackError('no data');
    const length = new DataView(section).getUint32(0, true);
    this.told = JSON.parse(new TextDecoder().decode(new Uint8Array(section, 4, length))) as Told;
    if (this.told.format !== FORMAT) throw new PackError(`format ${this.told.format}`);
    this.numbers = new Uint8Array(section, 4 + length);
  }

  static async read(data: BufferSource): Promise<Pack> {
    return new Pack(await WebAssembly.compile(data));
  }

  /** The variant with these options; null if the pack does not have it. */
  find(options: Record<string, unknown>): Variant | null {
    const names = Object.keys(options);
    return (
      this.told.variants.find(
        (one) =>
          Object.keys(one.options).length === names.length &&
          names.every((name) => one.options[name] === options[name]),
      ) ?? null
    );
  }

  /** The functions alone, with a memory of their own. */
  async instance(): Promise<WebAssembly.Instance> {
    return WebAssembly.instantiate(this.module);
  }

  async open(variant: Variant): Promise<Engine> {
    return new Engine(this.told, variant, await this.instance(), this);
  }

  /** A table, which is kept as steps: the lowest bytes of all of them first, then the next. */
  table({ at, length, changes }: Variant['tables']): BigInt64Array {
    const bytes = new Uint8Array(8 * length);
    for (let plane = 0; plane < 8; plane++) {
      for (let n = 0; n < length; n++) bytes[8 * n + plane] = this.numbers[at + plane * length + n]!;
    }
    const found = new BigInt64Array(bytes.buffer);
    for (let n = 1; n < length; n++) found[n]! += found[n - 1]!;
    for (const [place, value] of changes) found[place] = BigInt(value);
    return found;
  }

  /** What was learned, as numbers of four bytes; those of two, after the first ones, are made longer. */
  lore({ at, length, wide }: Learned): Uint8Array {
    const found = new Float32Array(length);
    const short = at + 4 * wide;
    const end = short + 2 * (length - wide);
    found.set(new Float32Array(this.numbers.slice(at, short).buffer));
    found.set(Float32Array.from(new Uint16Array(this.numbers.slice(short, end).buffer), longer), wide);
    return new Uint8Array(found.buffer);
  }
}

/** The functions of a game with its options, and the memory in which they work. */
export class Engine {
  private readonly memory: WebAssembly.Memory;
  private readonly functions: Record<string, Kernel>;
  private readonly base: number;
  private top: number;
  private readonly answer: number;
  /** The address of the game's handle; see musivum/core/kernels.py. */
  readonly handle: number;
  /** The address of the tables, and of what was learned. */
  readonly tables: number;
  readonly lore: number;
  readonly settings: number;

  constructor(
    readonly told: Told,
    readonly variant: Variant,
    instance: WebAssembly.Instance,
    pack: Pack,
  ) {
    const exports = instance.exports;
    this.memory = exports['memory'] as WebAssembly.Memory;
    this.functions = exports as unknown as Record<string, Kernel>;
    this.top = Number((exports['__heap_base'] as WebAssembly.Global).value);
    this.answer = this.take(ROOM);
    const table = pack.table(variant.tables);
    this.tables = this.ints(table.length, table);
    const learned = pack.lore(variant.lore);
    this.lore = this.take(learned.length);
    new Uint8Array(this.memory.buffer, this.lore).set(learned);
    this.settings = this.doubles(variant.settings.length, variant.settings);
    this.handle = this.fill(exports['__indirect_function_table'] as WebAssembly.Table, table.length);
    this.base = this.top;
  }

  private fill(table: WebAssembly.Table, length: number): number {
    const places = this.told.places;
    const handle = new BigInt64Array(places['handle']!);
    const put = (name: string, value: number) => (handle[places[name]!] = BigInt(value));
    for (const name of Object.keys(places).filter((one) => one.startsWith('at '))) {
      const found = this.functions[name.slice(3)];
      if (!found) continue;
      const index = table.grow(1);
      table.set(index, found);
      put(name, index);
    }
    const { players, size, key, mostMoves, actions } = this.variant;
    for (const [name, value] of Object.entries({ players, size, key, mostMoves, actions })) put(name, value);
    put('pass', this.variant.pass);
    put('tables', this.tables);
    handle[places['tables']! + 1] = BigInt(length);
    put('lore', this.lore);
    handle[places['lore']! + 1] = BigInt(this.variant.lore.length);
    put('seen', this.tables);
    handle[places['seen']! + 1] = BigInt(length);
    return this.ints(handle.length, handle);
  }

  // Memory: it is taken from one end, and given back all at once

  /** Give back all that was taken since the game was opened. */
  reset(): void {
    this.top = this.base;
  }

  private take(bytes: number): number {
    const at = (this.top + 15) & ~15;
    this.top = at + bytes;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    return at;
  }

  /** Room for whole numbers of 64 bits, all zero or as they are given; its address. */
  ints(length: number, values?: BigInt64Array): number {
    const at = this.take(8 * length);
    const room = new BigInt64Array(this.memory.buffer, at, length);
    if (values) room.set(values);
    else room.fill(0n);
    return at;
  }

  doubles(length: number, values?: number[]): number {
    const at = this.take(8 * length);
    const room = new Float64Array(this.memory.buffer, at, length);
    if (values) room.set(values);
    else room.fill(0);
    return at;
  }

  bytes(length: number): number {
    const at = this.take(length);
    new Uint8Array(this.memory.buffer, at, length).fill(0);
    return at;
  }

  /** What lies at an address now; good until more memory is taken. */
  intsAt(at: number, length: number): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, at, length);
  }

  doublesAt(at: number, length: number): Float64Array {
    return new Float64Array(this.memory.buffer, at, length);
  }

  copy(into: number, from: number, length: number): void {
    new Uint8Array(this.memory.buffer).copyWithin(into, from, from + 8 * length);
  }

  /** A random generator of compiled code, seeded. */
  generator(seed: bigint): number {
    return this.ints(1, new BigInt64Array([BigInt.asIntN(64, seed)]));
  }

  // Functions

  has(name: string): boolean {
    return name in this.functions;
  }

  /** Call a function that returns nothing. */
  do(name: string, ...values: (number | bigint)[]): void {
    const status = this.functions[name]!(this.answer, this.answer + 16, ...values);
    if (status !== 0) throw new PackError(`${name}: ${status}`);
  }

  /** … a whole number. */
  number(name: string, ...values: (number | bigint)[]): number {
    return Number(this.word(name, ...values));
  }

  word(name: string, ...values: (number | bigint)[]): bigint {
    this.do(name, ...values);
    return this.intsAt(this.answer, 1)[0]!;
  }

  /** … any number. */
  real(name: string, ...values: (number | bigint)[]): number {
    this.do(name, ...values);
    return this.doublesAt(this.answer, 1)[0]!;
  }
}
