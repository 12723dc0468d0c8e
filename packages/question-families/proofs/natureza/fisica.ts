import type { Proof } from '../reader.js';

export const fisica: Record<string, Proof> = {
  // Device by device: the current each one asks for, and the first breaker on the list that carries their sum.
  'cn-disjuntor': (read) => {
    const volts = read.one(/# V\b/);
    const amperes = read.each(/de # W/).map((watts) => watts / volts);
    const needed = amperes.reduce((sum, current) => sum + current, 0);
    const sizes = read.all(/mercado são #, #, #, #, #, #, #, # e # A/);
    return sizes.filter((size) => size > needed - 1e-9)[0] ?? Number.NaN;
  },
};
