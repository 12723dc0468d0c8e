export interface Graded {
  /** Five human and five predicted scores, in points. */
  readonly truth: readonly number[];
  readonly given: readonly number[];
}

const total = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);

/** Agreement beyond chance, larger misses weighing by their square. In closed form, from means and squares alone. */
export function quadraticKappa(pairs: readonly (readonly [truth: number, given: number])[]): number {
  let [truths, givens, truthSquares, givenSquares, misses] = [0, 0, 0, 0, 0];
  for (const [truth, given] of pairs) {
    truths += truth;
    givens += given;
    truthSquares += truth ** 2;
    givenSquares += given ** 2;
    misses += (truth - given) ** 2;
  }
  const expected = (truthSquares + givenSquares) / pairs.length - (2 * truths * givens) / pairs.length ** 2;
  return expected === 0 ? 0 : 1 - misses / pairs.length / expected;
}

export const totalKappa = (rows: readonly Graded[]): number =>
  quadraticKappa(rows.map(({ truth, given }) => [total(truth), total(given)]));

export const competencyKappa = (rows: readonly Graded[], index: number): number =>
  quadraticKappa(rows.map(({ truth, given }) => [truth[index] ?? 0, given[index] ?? 0]));

export const meanKappa = (rows: readonly Graded[]): number =>
  [0, 1, 2, 3, 4].reduce((sum, index) => sum + competencyKappa(rows, index), 0) / 5;

export const totalRmse = (rows: readonly Graded[]): number =>
  Math.sqrt(rows.reduce((sum, { truth, given }) => sum + (total(truth) - total(given)) ** 2, 0) / rows.length);

/** Share of essays whose human total lies within the margin given for them. */
export const coverage = (rows: readonly (Graded & { margin: number })[]): number =>
  rows.filter(({ truth, given, margin }) => Math.abs(total(truth) - total(given)) <= margin).length / rows.length;

const RESAMPLES = 300;

/** Bootstrap over essays, 95 %, with a fixed seed. */
export function interval(rows: readonly Graded[], measure: (rows: readonly Graded[]) => number): [number, number] {
  const random = seededRandom(1);
  const values = Array.from({ length: RESAMPLES }, () =>
    measure(rows.flatMap(() => rows[Math.floor(random() * rows.length)] ?? [])),
  ).sort((a, b) => a - b);
  return [values[Math.floor(RESAMPLES * 0.025)] ?? 0, values[Math.floor(RESAMPLES * 0.975)] ?? 0];
}

export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
