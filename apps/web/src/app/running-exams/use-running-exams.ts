import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { examProgress } from '../../offline/exam-progress';
import { useUser } from '../session/session';
import { type RunningExam, runningExams } from './running-exams';

/** What this device knows is there at once; the server adds what was begun elsewhere. */
export function useRunningExams(): RunningExam[] {
  const { id } = useUser();
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: () => call('GET /api/sessions'), staleTime: 0 });
  return runningExams(sessions.data ?? [], examProgress(id));
}
