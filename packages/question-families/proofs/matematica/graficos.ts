import type { Proof } from '../reader.js';

export const graficos: Record<string, Proof> = {
  // Fractions compared by cross multiplication, without dividing.
  'mt-maior-aumento-em-barras': (read) => {
    const values = read.each(/20\d\d: #/);
    let best = 0;
    for (let step = 1; step < values.length - 1; step++) {
      const [before = 0, after = 0] = values.slice(step);
      const [bestBefore = 0, bestAfter = 0] = values.slice(best);
      if (after * bestBefore > bestAfter * before) best = step;
    }
    return `${2019 + best} para ${2020 + best}`;
  },
};
