import { algebra } from './matematica/algebra.js';
import { estatistica } from './matematica/estatistica.js';
import { geometria } from './matematica/geometria.js';
import { graficos } from './matematica/graficos.js';
import { medidas } from './matematica/medidas.js';
import { numeros } from './matematica/numeros.js';
import { variacao } from './matematica/variacao.js';
import { biologia } from './natureza/biologia.js';
import { fisica } from './natureza/fisica.js';
import { quimica } from './natureza/quimica.js';
import type { Proof } from './reader.js';

/** A second solution for each family, from the text alone. */
export const proofs: Record<string, Proof> = {
  ...numeros,
  ...geometria,
  ...medidas,
  ...variacao,
  ...algebra,
  ...graficos,
  ...estatistica,
  ...fisica,
  ...quimica,
  ...biologia,
};
