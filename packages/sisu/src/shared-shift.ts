import { Cholesky } from './cholesky.js';

export interface Memory {
  readonly spread: number;
  /** How much of a deviation is left a year later. */
  readonly memory: number;
}

/** What all rows of a group have in common in a year, remembered in part from year to year. */
export class SharedShift {
  /** Per row: what its group had in its year. */
  readonly perRow: Float64Array;
  readonly #next: Float64Array;
  readonly #doubt: Float64Array;

  constructor(
    private readonly group: Int32Array,
    private readonly groups: number,
    private readonly year: Int32Array,
    private readonly years: number,
    private readonly process: Memory,
  ) {
    this.perRow = new Float64Array(group.length);
    this.#next = new Float64Array(groups);
    this.#doubt = new Float64Array(groups).fill(process.spread ** 2);
  }

  /** What is expected of a group in the year after the last, and how uncertain that is (variance). */
  next(group: number | undefined): { shift: number; variance: number } {
    if (group === undefined) return { shift: 0, variance: this.process.spread ** 2 };
    return { shift: this.#next[group] as number, variance: this.#doubt[group] as number };
  }

  /** Fits to what the rest of the model leaves. */
  fit(rest: Float64Array, noise: Float64Array): void {
    const weight = new Float64Array(this.groups * this.years);
    const sum = new Float64Array(this.groups * this.years);
    for (let row = 0; row < rest.length; row++) {
      const cell = this.#cellOf(row);
      const w = 1 / (noise[row] as number);
      weight[cell] = (weight[cell] as number) + w;
      sum[cell] = (sum[cell] as number) + w * (rest[row] as number);
    }
    const inYear = new Float64Array(this.groups * this.years);
    for (let group = 0; group < this.groups; group++) this.#fitGroup(group, weight, sum, inYear);
    for (let row = 0; row < rest.length; row++) this.perRow[row] = inYear[this.#cellOf(row)] as number;
  }

  #cellOf(row: number): number {
    return (this.group[row] as number) * this.years + (this.year[row] as number);
  }

  #fitGroup(group: number, weight: Float64Array, sum: Float64Array, inYear: Float64Array): void {
    const first = group * this.years;
    const seen = Array.from({ length: this.years }, (_, year) => year).filter((year) => weight[first + year]);
    if (seen.length === 0) return;
    const covariance = (one: number, other: number) =>
      this.process.spread ** 2 * this.process.memory ** Math.abs(one - other);
    const solver = new Cholesky(seen.length, (a, b) => {
      const [one, other] = [seen[a] as number, seen[b] as number];
      return covariance(one, other) + (a === b ? 1 / (weight[first + one] as number) : 0);
    });
    const told = solver.solve(seen.map((year) => (sum[first + year] as number) / (weight[first + year] as number)));
    const expect = (year: number) =>
      seen.reduce((total, other, i) => total + covariance(year, other) * (told[i] as number), 0);
    for (const year of seen) inYear[first + year] = expect(year);
    this.#next[group] = expect(this.years);
    const ahead = seen.map((year) => covariance(this.years, year));
    const known = solver.solve(ahead).reduce((total, value, i) => total + value * (ahead[i] as number), 0);
    this.#doubt[group] = this.process.spread ** 2 - known;
  }
}
