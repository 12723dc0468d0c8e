import type { Proof } from '../reader.js';

export const numeros: Record<string, Proof> = {
  // Minutes counted one by one, until every cycle is at its beginning.
  'mt-encontro-de-ciclos': (read) => {
    const cycles = read.each(/a cada # minutos/);
    let minutes = 1;
    while (cycles.some((cycle) => minutes % cycle !== 0)) minutes++;
    return read.one(/[Àà]s # h/) * 60 + minutes;
  },
};
