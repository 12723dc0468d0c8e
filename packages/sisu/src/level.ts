import type { Offer } from './history.js';
import { plain } from './plain.js';

/** What neighbours share, with how many offers' worth of doubt each begins. */
const TRAITS: readonly { of: (offer: Offer) => string; doubt: number }[] = [
  { of: ({ course }) => plain(course), doubt: 3 },
  { of: ({ institution }) => institution, doubt: 3 },
  { of: ({ institution, campus }) => `${institution}|${campus}`, doubt: 3 },
  { of: ({ course, uf }) => `${plain(course)}|${uf}`, doubt: 5 },
  { of: ({ shift }) => shift, doubt: 1 },
  { of: ({ degree }) => degree, doubt: 1 },
];

const ROUNDS = 6;
const INNER_ROUNDS = 3;

export interface Levels {
  /** By cell of year and kind, as the rows number them. */
  readonly cells: Float64Array;
  /** How many rows each cell has. */
  readonly counts: Float64Array;
  /** What an offer's neighbours say about it, by the offer's index. */
  readonly expected: Float64Array;
}

interface Rows {
  readonly value: Float64Array;
  readonly offer: Int32Array;
  readonly cell: Int32Array;
  readonly cells: number;
}

/** Takes what is common apart: the level of each year and kind of modality, and of each offer what its neighbours tell. */
export function fitLevels(offers: readonly Offer[], rows: Rows): Levels {
  const traits = TRAITS.map(({ of, doubt }) => new Trait(offers.map(of), doubt));
  const own = new Float64Array(offers.length);
  const counts = meanBy(rows.cell, rows.cells, () => 1).count;
  let expected = new Float64Array(offers.length);
  let cells = new Float64Array(rows.cells);
  for (let round = 0; round < ROUNDS; round++) {
    cells = meanBy(rows.cell, rows.cells, (row) => {
      const offer = rows.offer[row] as number;
      return (rows.value[row] as number) - (expected[offer] as number) - (own[offer] as number);
    }).mean;
    const seen = meanBy(
      rows.offer,
      offers.length,
      (row) => (rows.value[row] as number) - (cells[rows.cell[row] as number] as number),
    );
    for (let inner = 0; inner < INNER_ROUNDS; inner++) for (const trait of traits) trait.fit(seen, traits);
    expected = Float64Array.from(own, (_, offer) => traits.reduce((sum, trait) => sum + trait.effect(offer), 0));
    for (let offer = 0; offer < own.length; offer++) {
      const count = seen.count[offer] as number;
      own[offer] = count ? (((seen.mean[offer] as number) - (expected[offer] as number)) * count) / (count + 1) : 0;
    }
  }
  return { cells, counts, expected };
}

interface Means {
  readonly mean: Float64Array<ArrayBuffer>;
  readonly count: Float64Array<ArrayBuffer>;
}

function meanBy(group: Int32Array, groups: number, valueAt: (row: number) => number): Means {
  const mean = new Float64Array(groups);
  const count = new Float64Array(groups);
  for (let row = 0; row < group.length; row++) {
    const at = group[row] as number;
    mean[at] = (mean[at] as number) + valueAt(row);
    count[at] = (count[at] as number) + 1;
  }
  for (let at = 0; at < groups; at++) mean[at] = count[at] ? (mean[at] as number) / (count[at] as number) : 0;
  return { mean, count };
}

/** One thing that neighbours share, with an effect for each value of it. */
class Trait {
  readonly #value: Int32Array;
  #effects: Float64Array;

  constructor(
    values: readonly string[],
    private readonly doubt: number,
  ) {
    const numbers = new Map<string, number>();
    this.#value = Int32Array.from(values, (value) => {
      const number = numbers.get(value) ?? numbers.size;
      numbers.set(value, number);
      return number;
    });
    this.#effects = new Float64Array(numbers.size);
  }

  effect(offer: number): number {
    return this.#effects[this.#value[offer] as number] as number;
  }

  /** The mean of what the other traits leave, drawn towards 0 where few offers tell it. */
  fit(seen: Means, traits: readonly Trait[]): void {
    const sum = new Float64Array(this.#effects.length);
    const count = new Float64Array(this.#effects.length);
    for (let offer = 0; offer < this.#value.length; offer++) {
      if (!seen.count[offer]) continue;
      const at = this.#value[offer] as number;
      let rest = seen.mean[offer] as number;
      for (const trait of traits) if (trait !== this) rest -= trait.effect(offer);
      sum[at] = (sum[at] as number) + rest;
      count[at] = (count[at] as number) + 1;
    }
    this.#effects = sum.map((total, at) => total / ((count[at] as number) + this.doubt));
  }
}
