import type { Family } from './engine/family.js';
import { areaEmL } from './families/matematica/area-em-l.js';
import { encontroDeCiclos } from './families/matematica/encontro-de-ciclos.js';
import { escalaDeMapa } from './families/matematica/escala-de-mapa.js';
import { maiorAumentoEmBarras } from './families/matematica/maior-aumento-em-barras.js';
import { medianaEmTabela } from './families/matematica/mediana-em-tabela.js';
import { disjuntor } from './families/natureza/disjuntor.js';

/** Every family, those of an area in the order of the matrix. */
export const families: readonly Family[] = [
  encontroDeCiclos,
  areaEmL,
  escalaDeMapa,
  maiorAumentoEmBarras,
  medianaEmTabela,
  disjuntor,
];

export const familyNamed = (id: string): Family | undefined => families.find((family) => family.id === id);
