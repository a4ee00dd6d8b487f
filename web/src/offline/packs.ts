/**
 * The kernels of the games' packs, for Python in this worker: `musivum/offline/start.py` calls them.
 * Each game has one memory; what was taken of it for tables stays, the rest is used again and again.
 */

import { Pack } from '../think/pack';

type Kernel = (...values: (number | bigint)[]) => number;

/** Where functions put what they return, and what they complain of. */
const ANSWER = 32;

class Room {
  private readonly memory: WebAssembly.Memory;
  private readonly functions: Record<string, Kernel>;
  private top: number;
  private readonly answer: number;
  private readonly places = new Map<string, number>();

  constructor(
    readonly pack: Pack,
    instance: WebAssembly.Instance,
  ) {
    this.memory = instance.exports['memory'] as WebAssembly.Memory;
    this.functions = instance.exports as unknown as Record<string, Kernel>;
    this.top = Number((instance.exports['__heap_base'] as WebAssembly.Global).value);
    this.answer = this.room(ANSWER);
  }

  has(name: string): boolean {
    return name in this.functions;
  }

  room(bytes: number): number {
    const at = (this.top + 15) & ~15;
    this.top = at + bytes;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    return at;
  }

  /** Where an argument of this size lies, by its place among the arguments. */
  place(number: number, size: number): number {
    const key = `${number} ${size}`;
    const at = this.places.get(key) ?? this.room(size);
    this.places.set(key, at);
    return at;
  }

  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, size);
  }

  call(name: string, kinds: string, values: number[]): number {
    const given = values.map((value, at) => (kinds[at] === 'i' ? BigInt(value) : value));
    const status = this.functions[name]!(this.answer, this.answer + 16, ...given);
    if (status !== 0) throw new Error(`${name}: ${status}`);
    return Number(new BigInt64Array(this.memory.buffer, this.answer, 1)[0]!);
  }
}

/** A piece of Python's memory, as Pyodide hands it over. */
interface Handed {
  getBuffer(kind: string): { data: Uint8Array; release(): void };
}

export class Packs {
  private readonly rooms = new Map<string, Room>();

  /** Read the packs of all games: their names, and their files. */
  static async read(files: Record<string, BufferSource>): Promise<Packs> {
    const packs = new Packs();
    for (const [name, data] of Object.entries(files)) {
      const pack = await Pack.read(data);
      packs.rooms.set(name, new Room(pack, await pack.instance()));
    }
    return packs;
  }

  offers(room: string, kernel: string): boolean {
    return this.rooms.get(room)?.has(kernel) ?? false;
  }

  /** Keep tables; their address. */
  take(room: string, handed: Handed): number {
    const found = this.rooms.get(room)!;
    const buffer = handed.getBuffer('u8');
    const at = found.room(buffer.data.length);
    found.bytes(at, buffer.data.length).set(buffer.data);
    buffer.release();
    return at;
  }

  place(room: string, number: number, size: number): number {
    return this.rooms.get(room)!.place(number, size);
  }

  bytes(room: string, at: number, size: number): Uint8Array {
    return this.rooms.get(room)!.bytes(at, size);
  }

  call(room: string, kernel: string, kinds: string, ...values: number[]): number {
    return this.rooms.get(room)!.call(kernel, kinds, values);
  }

  /** The tables of a game with these options, if its pack has them. */
  tables(room: string, options: string): Uint8Array | null {
    const { pack } = this.rooms.get(room)!;
    const variant = pack.find(JSON.parse(options) as Record<string, unknown>);
    return variant ? new Uint8Array(pack.table(variant.tables).buffer) : null;
  }
}
