import type { CallInput } from '@gabarita/contract';
import { AREAS, type Area, SKILLS_PER_AREA } from '@gabarita/enem';
import { DIFFICULTIES, type Difficulty } from './question-labels';

/** What is being looked for. It lives in the address, so that a search can be shared and the way back leads to it. */
export interface QuestionFilters {
  discipline: Area | undefined;
  difficulty: Difficulty | undefined;
  search: string;
  year: number | undefined;
  skill: string | undefined;
  page: number;
}

export const SKILLS: readonly string[] = Array.from({ length: SKILLS_PER_AREA }, (_, place) => `H${place + 1}`);

/** Reads an address that anybody may have typed: what makes no sense is left out. */
export function filtersIn(query: URLSearchParams): QuestionFilters {
  const among = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  const number = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
  };
  return {
    discipline: among('discipline', AREAS),
    difficulty: among('difficulty', DIFFICULTIES),
    search: (query.get('search') ?? '').slice(0, 200),
    year: number('year'),
    skill: among('skill', SKILLS),
    page: number('page') ?? 1,
  };
}

/** Any change but a change of page goes back to the first one. */
export function withChange(filters: QuestionFilters, change: Partial<QuestionFilters>): QuestionFilters {
  return { ...filters, page: 1, ...change };
}

/** Only what was chosen is written down: the address of the whole bank is just /questions. */
export function toQuery({ page, ...filters }: QuestionFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query;
}

export const toCall = (filters: QuestionFilters): CallInput<'GET /api/questions'> => ({
  query: { ...filters, search: filters.search.trim() || undefined },
});

export const isFiltered = (filters: QuestionFilters): boolean => toQuery({ ...filters, page: 1 }).size > 0;
