import type { Area } from './disciplines.js';

export const SKILLS_PER_AREA = 30;

/** Last skill (habilidade) of each competence of INEP's Matriz de Referência do ENEM, in order. */
const LAST_SKILLS: Record<Area, readonly number[]> = {
  linguagens: [4, 8, 11, 14, 17, 20, 24, 27, 30],
  'ciencias-humanas': [5, 10, 15, 20, 25, 30],
  'ciencias-natureza': [4, 7, 12, 16, 19, 23, 27, 30],
  matematica: [5, 9, 14, 18, 23, 26, 30],
};

/** The competence (competência de área) a skill belongs to; undefined for a skill the matrix does not have. */
export function competenceOf(area: Area, skill: number): number | undefined {
  if (!Number.isInteger(skill) || skill < 1 || skill > SKILLS_PER_AREA) return undefined;
  return LAST_SKILLS[area].findIndex((last) => skill <= last) + 1;
}

export const competencesOf = (area: Area): number => LAST_SKILLS[area].length;
