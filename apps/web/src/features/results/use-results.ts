import type { CallOutput } from '@gabarita/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage, callRaw } from '../../lib/api';
import { downloadFile } from '../../lib/download';
import { flattenPages, fromCursor } from '../../lib/pages';

export type Results = CallOutput<'GET /api/exams/:id/results'>;
export type PlacedStudent = CallOutput<'GET /api/exams/:id/results/students'>[number];
export type ItemsReport = CallOutput<'GET /api/exams/:id/results/items'>;
export type ItemReport = ItemsReport['items'][number];

/** Which results are looked at: an exam, and one of its turmas or all. */
export interface Looked {
  examId: number;
  turmaId: number | undefined;
}

const keyOf = ({ examId, turmaId }: Looked, part: string) => ['results', examId, part, turmaId ?? 'all'];

/** Asked again every second while attempts are being marked anew, so that the progress moves. */
export const useResults = (looked: Looked) =>
  useQuery({
    queryKey: keyOf(looked, 'overview'),
    queryFn: () =>
      call('GET /api/exams/:id/results', { params: { id: looked.examId }, query: { turma_id: looked.turmaId } }),
    refetchInterval: ({ state }) => (state.data?.rescoring ? 1_000 : false),
  });

export const usePlaced = (looked: Looked, awaiting = false) =>
  useInfiniteQuery({
    ...fromCursor<PlacedStudent>(),
    queryKey: [...keyOf(looked, 'students'), awaiting],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/exams/:id/results/students', {
        params: { id: looked.examId },
        query: { turma_id: looked.turmaId, cursor: pageParam, awaiting: awaiting ? '1' : undefined },
      }),
    select: flattenPages,
  });

export const useItems = (looked: Looked) =>
  useQuery({
    queryKey: keyOf(looked, 'items'),
    queryFn: () =>
      call('GET /api/exams/:id/results/items', { params: { id: looked.examId }, query: { turma_id: looked.turmaId } }),
  });

export const useAttempt = (id: number) =>
  useQuery({ queryKey: ['attempts', id], queryFn: () => call('GET /api/attempts/:id', { params: { id } }) });

/** Whatever staff change about an exam shows in all of its results. */
export function useChanged(examId: number) {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['results', examId] }),
      queries.invalidateQueries({ queryKey: ['attempts'] }),
    ]);
}

export function useCorrectKey(examId: number, questionId: number) {
  const onSuccess = useChanged(examId);
  return useMutation({
    mutationFn: (body: { letter: ItemReport['key']['letter']; reason: string }) =>
      call('POST /api/exams/:id/questions/:question_id/key', {
        params: { id: examId, question_id: questionId },
        body,
      }),
    onSuccess,
  });
}

export function useReopen(examId: number, userId: number) {
  const onSuccess = useChanged(examId);
  return useMutation({
    mutationFn: (body: { minutes: number; confirm: boolean }) =>
      call('POST /api/exams/:id/students/:user_id/reopen', { params: { id: examId, user_id: userId }, body }),
    onSuccess,
  });
}

export function useDecideLate(examId: number) {
  const onSuccess = useChanged(examId);
  return useMutation({
    mutationFn: ({ id, accept }: { id: number; accept: boolean }) =>
      call('POST /api/attempts/:id/late-answers', { params: { id }, body: { accept } }),
    onSuccess,
  });
}

const EXPORT_PATIENCE_MS = 120_000;

export const useExport = ({ examId, turmaId }: Looked) =>
  useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') => {
      const response = await callRaw(
        'GET /api/exams/:id/results/export',
        { params: { id: examId }, query: { format, turma_id: turmaId } },
        AbortSignal.timeout(EXPORT_PATIENCE_MS),
      );
      downloadFile(`resultados-${examId}.${format}`, await response.blob());
    },
  });
