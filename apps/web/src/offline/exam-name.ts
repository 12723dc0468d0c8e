import type { ExamDay } from '@gabarita/enem';

/** Which exam: what a journal, a paper and a lock are named by. */
export type ExamName = `custom:${number}` | `enem:${number}:${string}`;

export interface ExamAddress {
  year: number;
  discipline: string;
  customId: number | null;
  /** Of a whole exam that is sat in two days. */
  day?: ExamDay | null;
}

export function examName({ year, discipline, customId, day }: ExamAddress): ExamName {
  if (customId !== null) return `custom:${customId}`;
  return `enem:${year}:${disciplineOfDay(discipline, day)}`;
}

/** One day of a whole exam is kept apart from the other, and from the whole: its answers and its time. */
export const disciplineOfDay = (discipline: string, day: ExamDay | null | undefined): string =>
  day ? `${discipline}:dia-${day}` : discipline;

/** The lock of whoever writes this exam. */
export const writerName = (userId: number, exam: ExamName): string => `exam:${userId}:${exam}`;
