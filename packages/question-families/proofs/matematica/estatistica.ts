import type { Proof } from '../reader.js';

export const estatistica: Record<string, Proof> = {
  // Takes the smallest and the largest away, again and again, until two are left.
  'mt-mediana-em-tabela': (read) => {
    const counts = read.column(1);
    const values = read.column(0).flatMap((value, place) => Array<number>(counts[place] ?? 0).fill(value));
    while (values.length > 2) {
      values.pop();
      values.shift();
    }
    return ((values[0] ?? 0) + (values[1] ?? 0)) / 2;
  },
};
