/** The random numbers of bots, by the recipe of musivum/core/dice.py. */

import { hmac } from '../lib/hash';

const SPACE = 1n << 256n;

export class Dice {
  private used = 0;

  constructor(
    private readonly key: string,
    private readonly stream: string,
  ) {}

  below(bound: bigint): bigint {
    const fits = SPACE - (SPACE % bound);
    const number = this.used++;
    for (let attempt = 0; ; attempt++) {
      const value = BigInt(`0x${hmac(this.key, `${this.stream}/${number}/${attempt}`)}`);
      if (value < fits) return value % bound;
    }
  }

  /** A number below a bound, as an index. */
  pick(bound: number): number {
    return Number(this.below(BigInt(bound)));
  }

  bits(number: number): bigint {
    return this.below(1n << BigInt(number));
  }
}
