import type { EditionView } from '@gabarita/contract';
import {
  areasInOrder,
  DEFAULT_MINUTES,
  DEFAULT_YEARS,
  FOREIGN_LANGUAGES,
  offersLanguages,
  officialEssayTopic,
  QUESTIONS_PER_AREA,
} from '@gabarita/enem';

/** What the screens need of an edition, which is known of an official one even when the server cannot be asked. */
export type Edition = Omit<EditionView, 'id'>;

export function defaultEdition(year: number): Edition {
  const topic = officialEssayTopic(year);
  return {
    year,
    title: `ENEM ${year}`,
    source: 'ENEM',
    languages: offersLanguages(year) ? [...FOREIGN_LANGUAGES] : [],
    areas: areasInOrder(year).map((discipline) => ({
      discipline,
      questions: QUESTIONS_PER_AREA,
      available: QUESTIONS_PER_AREA,
      duration_minutes: DEFAULT_MINUTES[discipline],
    })),
    essay_topics: topic === undefined ? [] : [{ title: topic, texts: [] }],
  };
}

export const defaultEditions = (): Edition[] => DEFAULT_YEARS.map(defaultEdition);
