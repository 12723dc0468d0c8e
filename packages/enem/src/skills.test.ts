import { describe, expect, it } from 'vitest';
import { AREAS, competenceOf, SKILLS_PER_AREA } from './index.js';
import { skillDescription } from './skills.js';

const LENGTH_MAX = 90;
const codes = Array.from({ length: SKILLS_PER_AREA }, (_, place) => `H${place + 1}`);
const described = AREAS.flatMap((area) =>
  codes.map((skill) => ({ area, skill, words: skillDescription(area, skill) })),
);

describe('the description of a skill', () => {
  it.each(AREAS)('exists for each of the thirty that have a competence in %s, and for no other', (area) => {
    for (const skill of codes) expect(competenceOf(area, Number(skill.slice(1)))).toBeDefined();
    for (const skill of codes) expect(skillDescription(area, skill), skill).toBeDefined();
    for (const skill of ['H0', 'H31', 'H', '3', 'H3.5']) expect(skillDescription(area, skill), skill).toBeUndefined();
  });

  it('fits a line or two, starts with what one does, and ends without a full stop', () => {
    for (const { area, skill, words = '' } of described) {
      expect(words.length, `${area} ${skill}`).toBeLessThanOrEqual(LENGTH_MAX);
      expect(words, `${area} ${skill}`).toMatch(/^\p{Lu}\p{Ll}*[aei]r .*[\p{L}]$/u);
    }
  });

  it('is never that of another skill', () => {
    expect(new Set(described.map(({ words }) => words)).size).toBe(AREAS.length * SKILLS_PER_AREA);
  });

  it('is in the order of the matrix', () => {
    expect(skillDescription('linguagens', 'H5')).toMatch(/inglês ou espanhol/);
    expect(skillDescription('linguagens', 'H27')).toMatch(/norma-padrão/);
    expect(skillDescription('ciencias-humanas', 'H6')).toMatch(/mapas/);
    expect(skillDescription('ciencias-humanas', 'H24')).toMatch(/cidadania e democracia/);
    expect(skillDescription('ciencias-natureza', 'H5')).toMatch(/circuitos/);
    expect(skillDescription('ciencias-natureza', 'H24')).toMatch(/Química/);
    expect(skillDescription('matematica', 'H16')).toMatch(/proporcionais/);
    expect(skillDescription('matematica', 'H27')).toMatch(/média/);
  });
});
