/** Section 2: an exam without a year is opened under this one. */
const DEFAULT_YEAR = 2023;

/** Where a custom exam is entered from the list. An essay has an entrance of its own. */
export const entrancePath = (id: number, year: number | null, essay = false): string =>
  `/exam/${year ?? DEFAULT_YEAR}${essay ? '/redacao' : ''}?customId=${id}`;

/** Where an exam under way goes on. A custom one keeps its `customId`. */
export function resumePath(exam: { year: number | null; discipline: string | null; customId: number | null }): string {
  const path = `/exam/${exam.year ?? DEFAULT_YEAR}/${exam.discipline ?? 'prova-completa'}`;
  return exam.customId === null ? path : `${path}?customId=${exam.customId}`;
}
