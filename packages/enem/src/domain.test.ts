import { describe, expect, it } from 'vitest';
import {
  AREAS,
  areaNamed,
  areaOf,
  competenceOf,
  competencesOf,
  DEFAULT_YEARS,
  firstIndexOf,
  isLanguageSlot,
  officialEssayTopic,
  placeName,
  placesOf,
} from './index.js';

describe('the area of a question', () => {
  it.each([
    [2009, ['ciencias-natureza', 'ciencias-humanas', 'linguagens', 'matematica']],
    [2010, ['ciencias-humanas', 'ciencias-natureza', 'linguagens', 'matematica']],
    [2016, ['ciencias-humanas', 'ciencias-natureza', 'linguagens', 'matematica']],
    [2017, ['linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica']],
    [2026, ['linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica']],
  ])('follows from its number in %i', (year, areas) => {
    expect([1, 46, 91, 136].map((index) => areaOf(year, index))).toEqual(areas);
    expect([45, 90, 135, 180].map((index) => areaOf(year, index))).toEqual(areas);
  });

  it('is unknown for numbers no exam has', () => {
    for (const index of [0, 181, -3, 1.5]) expect(areaOf(2022, index)).toBeUndefined();
  });
});

describe('the foreign language slots', () => {
  it('are the first five of Linguagens, and 2009 has none', () => {
    const slots = (year: number) => placesOf(year).filter(({ language }) => language === 'ingles');
    expect(slots(2009)).toEqual([]);
    expect(slots(2012).map(({ index }) => index)).toEqual([91, 92, 93, 94, 95]);
    expect(slots(2020).map(({ index }) => index)).toEqual([1, 2, 3, 4, 5]);
    expect(isLanguageSlot(2020, 6)).toBe(false);
  });

  it('make 185 places of 180 numbers, each with a name of its own', () => {
    const names = placesOf(2022).map(placeName);
    expect(names).toHaveLength(185);
    expect(new Set(names).size).toBe(185);
    expect(names.slice(0, 2)).toEqual(['1-ingles', '1-espanhol']);
    expect(placesOf(2009)).toHaveLength(180);
  });

  it('begin where their area begins', () => {
    expect(AREAS.map((area) => firstIndexOf(2012, area))).toEqual([91, 1, 46, 136]);
  });
});

describe('names of subjects', () => {
  it.each([
    ['history', 'ciencias-humanas'],
    ['Sociologia', 'ciencias-humanas'],
    ['BIOLOGY', 'ciencias-natureza'],
    ['Química', 'ciencias-natureza'],
    ['Physical Education', 'linguagens'],
    ['Educação Física', 'linguagens'],
    ['technology', 'linguagens'],
    ['MT', 'matematica'],
    ['ciencias-natureza', 'ciencias-natureza'],
    ['Linguagens, Códigos e suas Tecnologias', 'linguagens'],
  ])('%s is %s', (name, area) => expect(areaNamed(name)).toBe(area));

  it('are not guessed', () => expect(areaNamed('astrologia')).toBeUndefined());
});

describe('the lists of years', () => {
  it('default to sixteen, newest first', () => {
    expect(DEFAULT_YEARS).toHaveLength(16);
    expect([DEFAULT_YEARS.at(0), DEFAULT_YEARS.at(-1)]).toEqual([2024, 2009]);
  });

  it('have an essay topic each', () => {
    for (const year of DEFAULT_YEARS) expect(officialEssayTopic(year)).toBeTruthy();
    expect(officialEssayTopic(2008)).toBeUndefined();
  });
});

describe('the competence of a skill', () => {
  it('covers all thirty skills of every area, in order', () => {
    for (const area of AREAS) {
      const found = Array.from({ length: 30 }, (_, n) => competenceOf(area, n + 1) ?? 0);
      expect(found).toEqual([...found].sort((one, other) => one - other));
      expect(new Set(found).size).toBe(competencesOf(area));
    }
    expect(competenceOf('matematica', 8)).toBe(2);
    expect(competenceOf('linguagens', 31)).toBeUndefined();
  });
});
