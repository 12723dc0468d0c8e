import type { CallInput, CallOutput } from '@gabarita/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { questionsKey } from '../../../app/question-bank/use-questions';
import { call, callPage } from '../../../lib/api';
import { flattenPages, fromCursor } from '../../../lib/pages';

export type Proposal = CallOutput<'GET /api/questions/proposals'>[number];
export type View = 'open' | 'decided';

const proposalsKey = [...questionsKey, 'proposals'];

export const useProposals = (view: View) =>
  useInfiniteQuery({
    ...fromCursor<Proposal>(),
    queryKey: [...proposalsKey, view],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/questions/proposals', { query: { view, cursor: pageParam, limit: 20 } }),
    select: flattenPages,
  });

/** Whatever is proposed or decided shows in the lists, and in the bank. */
function useAskAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: questionsKey });
}

export function usePropose(questionId: number) {
  const onSuccess = useAskAgain();
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/questions/:id/proposals'>['body']) =>
      call('POST /api/questions/:id/proposals', { params: { id: questionId }, body }),
    onSuccess,
  });
}

export function useDecide(id: number) {
  const onSuccess = useAskAgain();
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/questions/proposals/:id/decision'>['body']) =>
      call('POST /api/questions/proposals/:id/decision', { params: { id }, body }),
    onSuccess,
  });
}
