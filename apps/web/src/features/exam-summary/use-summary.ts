import type { AttemptWithAnswers } from '@gabarita/contract';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/session';
import { call } from '../../lib/api';
import { type ExamResult, lastResult, rememberResult, resultOfAttempt } from '../../offline/exam-result';

export interface Summary {
  result: ExamResult;
  /** What only the server knows; undefined when the result comes from this device. */
  attempt: AttemptWithAnswers | undefined;
}

/** The last result: the server's, or this device's copy when the server cannot be asked or has not got it yet. */
export function useSummary() {
  const { id: userId } = useUser();
  const local = lastResult(userId);
  const query = useQuery({
    queryKey: ['attempts', 'last', userId],
    networkMode: 'always',
    queryFn: () => fromServer(userId, local),
  });
  // This device's copy is shown at once; an error with a copy at hand is no error (section 8).
  const copy: Summary | undefined = local && { result: local, attempt: undefined };
  const error = copy ? null : query.error;
  return {
    ...query,
    error,
    data: query.data === undefined ? copy : query.data,
    isCopy: query.isError && copy !== undefined,
  };
}

/** Null when this person has never finished an exam. */
async function fromServer(userId: number, local: ExamResult | undefined): Promise<Summary | null> {
  const [latest] = await call('GET /api/attempts', { query: { limit: 1 } });
  const waiting = local?.attemptId === null && local.sessionId !== latest?.session_id;
  if (waiting) return { result: local, attempt: undefined };
  if (!latest) return null;
  const attempt = await call('GET /api/attempts/:id', { params: { id: latest.id } });
  const result = resultOfAttempt(attempt);
  rememberResult(userId, result);
  return { result, attempt };
}
