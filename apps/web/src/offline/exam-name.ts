/** Which exam: what a journal, a paper and a lock are named by. */
export type ExamName = `custom:${number}` | `enem:${number}:${string}`;

export interface ExamAddress {
  year: number;
  discipline: string;
  customId: number | null;
}

export const examName = ({ year, discipline, customId }: ExamAddress): ExamName =>
  customId === null ? `enem:${year}:${discipline}` : `custom:${customId}`;

/** The lock of whoever writes this exam. */
export const writerName = (userId: number, exam: ExamName): string => `exam:${userId}:${exam}`;
