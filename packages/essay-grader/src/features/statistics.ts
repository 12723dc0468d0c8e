export type Features = Record<string, number>;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

export function deviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - center) ** 2)));
}

export const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);

/** Occurrences in 100 words: comparable between a short and a long essay. */
export const per100 = (count: number, words: number): number => 100 * share(count, words);

export const flag = (condition: boolean): number => (condition ? 1 : 0);
