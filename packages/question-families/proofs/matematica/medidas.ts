import type { Proof } from '../reader.js';

export const medidas: Record<string, Proof> = {
  // The other way round: the alternative that, drawn at that scale, measures what the map shows.
  'mt-escala-de-mapa': (read) => {
    const [denominator = 0] = read.all(/escala 1 : #/);
    const centimetres = read.one(/# cm/);
    return (centimetres / 100) * (denominator / 1000);
  },
};
