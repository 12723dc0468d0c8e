import { AREAS, type Area, QUESTIONS_PER_AREA } from './disciplines.js';

export const FOREIGN_LANGUAGES = ['ingles', 'espanhol'] as const;
export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number];

export const FOREIGN_LANGUAGE_LABELS: Record<ForeignLanguage, string> = { ingles: 'Inglês', espanhol: 'Espanhol' };

export const FIRST_YEAR = 2009;
export const QUESTIONS_PER_EXAM = AREAS.length * QUESTIONS_PER_AREA;
export const LANGUAGE_SLOTS = 5;

/** Shown when the list of editions cannot be had: 2024 down to 2009. */
export const DEFAULT_YEARS: readonly number[] = Array.from({ length: 16 }, (_, place) => 2024 - place);

/** INEP changed the order of the areas in the blue booklet twice. Year and number are the authority on the area. */
export function areasInOrder(year: number): readonly Area[] {
  if (year <= 2009) return ['ciencias-natureza', 'ciencias-humanas', 'linguagens', 'matematica'];
  if (year <= 2016) return ['ciencias-humanas', 'ciencias-natureza', 'linguagens', 'matematica'];
  return AREAS;
}

/** The area of a question by its number in the exam; undefined for a number no exam has. */
export function areaOf(year: number, index: number): Area | undefined {
  return Number.isInteger(index) && index >= 1
    ? areasInOrder(year)[Math.floor((index - 1) / QUESTIONS_PER_AREA)]
    : undefined;
}

/** The number of an area's first question in the exam. */
export const firstIndexOf = (year: number, area: Area): number =>
  areasInOrder(year).indexOf(area) * QUESTIONS_PER_AREA + 1;

/** 2009 had no foreign language; later the first five of Linguagens exist once in each. */
export const offersLanguages = (year: number): boolean => year > 2009;

export function isLanguageSlot(year: number, index: number): boolean {
  const first = firstIndexOf(year, 'linguagens');
  return offersLanguages(year) && index >= first && index < first + LANGUAGE_SLOTS;
}

/** Identity of a question within its edition: its number and, in a language slot, the language. */
export interface Place {
  index: number;
  language: ForeignLanguage | null;
}

/** Every place of an exam, in order: 180 numbers, of which the language slots count twice. */
export function placesOf(year: number): Place[] {
  return Array.from({ length: QUESTIONS_PER_EXAM }, (_, n) => n + 1).flatMap((index): Place[] =>
    isLanguageSlot(year, index)
      ? FOREIGN_LANGUAGES.map((language) => ({ index, language }))
      : [{ index, language: null }],
  );
}

/** How a place is written in the service's folders, and in ours: `12`, `3-ingles`. */
export const placeName = ({ index, language }: Place): string => (language ? `${index}-${language}` : `${index}`);
