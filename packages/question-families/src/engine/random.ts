/**
 * The numbers of a variant come from its seed alone, on every machine and for ever: xoshiro128** (Blackman and Vigna),
 * whose state is filled from the seed's text by splitmix32 over an FNV-1a hash. Nothing here may change once published.
 */
export class Random {
  readonly #state: Uint32Array;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let place = 0; place < seed.length; place++) hash = Math.imul(hash ^ seed.charCodeAt(place), 0x01000193);
    this.#state = Uint32Array.from({ length: 4 }, () => {
      hash = (hash + 0x9e3779b9) | 0;
      let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return mixed ^ (mixed >>> 15);
    });
  }

  /** A whole number from 0 to 2³² − 1. */
  #next(): number {
    const state = this.#state;
    const [first = 0, second = 0, third = 0, fourth = 0] = state;
    const turned = Math.imul(second, 5);
    const result = Math.imul((turned << 7) | (turned >>> 25), 9) >>> 0;
    state[2] = third ^ first;
    state[3] = fourth ^ second;
    state[1] = second ^ (third ^ first);
    state[0] = first ^ (fourth ^ second);
    state[2] = third ^ first ^ (second << 9);
    const last = fourth ^ second;
    state[3] = (last << 11) | (last >>> 21);
    return result;
  }

  /** A whole number from 0 to `most − 1`. */
  below(most: number): number {
    return Math.floor((this.#next() / 0x1_0000_0000) * most);
  }

  /** A whole number from `least` to `most`, in steps. */
  int(least: number, most: number, step = 1): number {
    return least + step * this.below(Math.floor((most - least) / step) + 1);
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new RangeError('there is nothing to pick from');
    return value;
  }

  shuffle<Value>(values: readonly Value[]): Value[] {
    const left = [...values];
    return values.flatMap(() => left.splice(this.below(left.length), 1));
  }

  /** Some of the values, each at most once. */
  sample<Value>(values: readonly Value[], count: number): Value[] {
    return this.shuffle(values).slice(0, count);
  }
}
