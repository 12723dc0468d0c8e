import type { ExamDay } from '@gabarita/enem';

/** Section 2: an exam without a year is opened under this one. */
const DEFAULT_YEAR = 2023;

/** Where a custom exam is entered from the list. An essay has an entrance of its own. */
export const entrancePath = (id: number, year: number | null, essay = false): string =>
  `/exam/${year ?? DEFAULT_YEAR}${essay ? '/redacao' : ''}?customId=${id}`;

interface UnderWay {
  year: number | null;
  discipline: string | null;
  customId: number | null;
  day?: ExamDay | null;
}

/** Where an exam under way goes on. A custom one keeps its `customId`, a day of a whole exam its `dia`. */
export function resumePath(exam: UnderWay): string {
  const path = `/exam/${exam.year ?? DEFAULT_YEAR}/${exam.discipline ?? 'prova-completa'}`;
  if (exam.customId !== null) return `${path}?customId=${exam.customId}`;
  return exam.day ? `${path}?dia=${exam.day}` : path;
}
