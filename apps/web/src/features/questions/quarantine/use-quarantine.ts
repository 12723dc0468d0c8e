import type { CallInput, StaffQuestion } from '@gabarita/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { editionsQuery } from '../../../app/editions';
import { questionsKey } from '../../../app/question-bank/use-questions';
import { call, callPage } from '../../../lib/api';
import { flattenPages, fromCursor } from '../../../lib/pages';

/** Questions withdrawn from the students, or served with something that somebody should look at. */
export type View = 'quarantined' | 'flagged';

export const useQuarantine = (view: View, year: number | undefined) =>
  useInfiniteQuery({
    ...fromCursor<StaffQuestion>(),
    queryKey: [...questionsKey, 'quarantine', view, year],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/questions/quarantine', { query: { view, year, cursor: pageParam, limit: 20 } }),
    select: flattenPages,
  });

const staffQuestionKey = (id: number) => [...questionsKey, 'staff', id];

export const useStaffQuestion = (id: number) =>
  useQuery({
    queryKey: staffQuestionKey(id),
    queryFn: () => call('GET /api/questions/:id', { params: { id } }),
  });

export type Mend = CallInput<'PATCH /api/questions/:id'>['body'];

export const useMend = (id: number) =>
  useChange(id, (body: Mend) => call('PATCH /api/questions/:id', { params: { id }, body }));

export const useRelease = (id: number) =>
  useChange(id, () => call('POST /api/questions/:id/release', { params: { id } }));

export const useWithdraw = (id: number) =>
  useChange(id, (reason: string) => call('POST /api/questions/:id/withdraw', { params: { id }, body: { reason } }));

/** A change of one question shows at once, and everything that lists or counts questions is asked for again. */
function useChange<Given>(id: number, change: (given: Given) => Promise<{ message: string; question: StaffQuestion }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ question }) => {
      queries.setQueryData(staffQuestionKey(id), question);
      void queries.invalidateQueries({ queryKey: questionsKey });
      void queries.invalidateQueries({ queryKey: editionsQuery.queryKey });
    },
  });
}
