import type { Area } from './disciplines.js';
import { CIENCIAS_HUMANAS } from './topics/ciencias-humanas.js';
import { CIENCIAS_NATUREZA } from './topics/ciencias-natureza.js';
import { LINGUAGENS } from './topics/linguagens.js';
import { MATEMATICA } from './topics/matematica.js';
import type { Topic } from './topics/topic.js';

/** A door of its own in package.json keeps the lists out of the screens that do not show them. */
const TOPICS: Record<Area, readonly Topic[]> = {
  linguagens: LINGUAGENS,
  'ciencias-humanas': CIENCIAS_HUMANAS,
  'ciencias-natureza': CIENCIAS_NATUREZA,
  matematica: MATEMATICA,
};

export const topicsOf = (area: Area): readonly Topic[] => TOPICS[area];

export const topicOf = (area: Area, id: string): Topic | undefined => TOPICS[area].find((topic) => topic.id === id);
