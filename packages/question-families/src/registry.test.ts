import { competencesOf } from '@gabarita/enem';
import { describe, expect, it } from 'vitest';
import { families, familyNamed } from './index.js';

const of = (area: string) => families.filter((family) => family.area === area);
const competences = (area: string) => new Set(of(area).map(({ competence }) => competence));

describe('the families', () => {
  it('are at least forty in Matemática, over all its competences', () => {
    expect(of('matematica').length).toBeGreaterThanOrEqual(40);
    expect(competences('matematica').size).toBe(competencesOf('matematica'));
  });

  it('are at least twenty in Ciências da Natureza, over all its competences', () => {
    expect(of('ciencias-natureza').length).toBeGreaterThanOrEqual(20);
    expect(competences('ciencias-natureza').size).toBe(competencesOf('ciencias-natureza'));
  });

  it('have ids of their own, with the prefix of their area', () => {
    expect(new Set(families.map(({ id }) => id)).size).toBe(families.length);
    const prefix = { matematica: 'mt', 'ciencias-natureza': 'cn' };
    expect(families.filter(({ id, area }) => !id.startsWith(`${prefix[area]}-`))).toEqual([]);
  });

  it('are found by their names, and nobody by another', () => {
    expect(familyNamed('cn-meia-vida')?.topic).toBe('radioatividade');
    expect(familyNamed('cn-meia')).toBeUndefined();
  });
});
