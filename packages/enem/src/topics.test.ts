import { describe, expect, it } from 'vitest';
import { SKILLS_PER_AREA } from './competences.js';
import { AREAS } from './disciplines.js';
import { topicOf, topicsOf } from './topics.js';

const all = AREAS.flatMap(topicsOf);

describe('the topics', () => {
  it.each(AREAS)('of %s are 25 to 40, and cover every skill', (area) => {
    const topics = topicsOf(area);
    expect(topics.length).toBeGreaterThanOrEqual(25);
    expect(topics.length).toBeLessThanOrEqual(40);
    const skills = [...new Set(topics.flatMap((topic) => topic.skills))].sort((a, b) => a - b);
    expect(skills).toEqual(Array.from({ length: SKILLS_PER_AREA }, (_, place) => place + 1));
  });

  it('have an id and a name of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { id } of all) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have words that students use', () => {
    for (const { words } of all) expect(words.length).toBeGreaterThanOrEqual(3);
  });

  it('are found by their id, in their area alone', () => {
    expect(topicOf('ciencias-natureza', 'eletrostatica')?.name).toBe('Eletrostática');
    expect(topicOf('matematica', 'eletrostatica')).toBeUndefined();
  });
});
