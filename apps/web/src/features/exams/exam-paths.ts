/** Section 2: an exam without a year is opened under this one. */
const DEFAULT_YEAR = 2023;

/** Where a custom exam is entered from the list. */
export const entrancePath = (id: number, year: number | null): string => `/exam/${year ?? DEFAULT_YEAR}?customId=${id}`;

/** Where an exam under way goes on. A custom one keeps its `customId`. */
export function resumePath(exam: { year: number | null; discipline: string | null; customId: number | null }): string {
  const path = `/exam/${exam.year ?? DEFAULT_YEAR}/${exam.discipline ?? 'prova-completa'}`;
  return exam.customId === null ? path : `${path}?customId=${exam.customId}`;
}
