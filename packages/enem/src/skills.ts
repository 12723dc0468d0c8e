import type { Area } from './disciplines.js';
import { CIENCIAS_HUMANAS } from './skills/ciencias-humanas.js';
import { CIENCIAS_NATUREZA } from './skills/ciencias-natureza.js';
import { LINGUAGENS } from './skills/linguagens.js';
import { MATEMATICA } from './skills/matematica.js';

/**
 * What the skills (habilidades) of INEP's Matriz de Referência mean, in our own short words: the official ones are
 * written for examiners. A door of its own in package.json keeps them out of the screens that do not show them.
 */
const DESCRIPTIONS: Record<Area, readonly string[]> = {
  linguagens: LINGUAGENS,
  'ciencias-humanas': CIENCIAS_HUMANAS,
  'ciencias-natureza': CIENCIAS_NATUREZA,
  matematica: MATEMATICA,
};

/** `skill` as calls carry it, "H1" to "H30"; undefined for one that the matrix does not have. */
export const skillDescription = (area: Area, skill: string): string | undefined =>
  /^H\d+$/.test(skill) ? DESCRIPTIONS[area][Number(skill.slice(1)) - 1] : undefined;
