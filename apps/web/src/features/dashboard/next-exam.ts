import type { ExamView } from '@gabarita/contract';
import { isOffered } from '../../app/exams';

export type NextExam = Pick<ExamView, 'title' | 'start_time' | 'end_time' | 'availability'>;

/** Section 4: the open exam wins, the one that ends first before the others; else the nearest to come. */
export function nextExam(exams: readonly ExamView[]): NextExam | undefined {
  const offered = exams.filter(isOffered);
  const among = (availability: ExamView['availability'], moment: (exam: ExamView) => string | null) =>
    offered
      .filter((exam) => exam.availability === availability)
      .toSorted((a, b) => timeOf(moment(a)) - timeOf(moment(b)))
      .at(0);
  return among('open', ({ end_time }) => end_time) ?? among('waiting', ({ start_time }) => start_time);
}

export const countAvailable = (exams: readonly ExamView[]): number =>
  exams.filter((exam) => isOffered(exam) && exam.availability === 'open').length;

/** Without a limit there is no hurry. */
const timeOf = (moment: string | null): number => (moment === null ? Number.MAX_SAFE_INTEGER : Date.parse(moment));
