import type { ExamView } from '@gabarita/contract';
import { dateTime } from '../../lib/dates';
import { duration } from '../../lib/duration';

/** "60 questões"; to staff also how many are still missing. */
export function questionCount(
  exam: Pick<ExamView, 'is_redacao' | 'questions_count' | 'total_questions' | 'staff'>,
): string {
  const { is_redacao, questions_count: count, total_questions: total, staff } = exam;
  if (is_redacao) return 'Redação';
  if (staff && count < total) return `${count} de ${total} questões`;
  return count === 1 ? '1 questão' : `${count} questões`;
}

export const examDuration = ({ duration_minutes }: Pick<ExamView, 'duration_minutes'>): string =>
  duration(duration_minutes * 60);

export function examWindow({ start_time: start, end_time: end }: Pick<ExamView, 'start_time' | 'end_time'>): string {
  if (start && end) return `De ${dateTime(start)} até ${dateTime(end)}`;
  if (start) return `A partir de ${dateTime(start)}`;
  return end ? `Até ${dateTime(end)}` : 'Sem prazo: comece quando quiser';
}
