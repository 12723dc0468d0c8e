import type { UserView } from '@gabarita/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { examsQuery } from '../../app/exams';
import { countAvailable, type NextExam, nextExam } from './next-exam';

/** Section 8: on the dashboard a failure is silent, and counts as no exam. */
export function useClassroomExams(user: UserView): { available: number | undefined; next: NextExam | undefined } {
  const { data, isError } = useInfiniteQuery(examsQuery(user));
  const exams = data ?? (isError ? [] : undefined);
  return { available: exams && countAvailable(exams), next: exams && nextExam(exams) };
}
