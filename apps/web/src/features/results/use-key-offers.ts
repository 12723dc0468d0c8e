import type { CallOutput } from '@gabarita/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { useChanged } from './use-results';

export type KeyOffer = CallOutput<'GET /api/exams/:id/key-offers'>[number];

export const useKeyOffers = (examId: number) =>
  useQuery({
    queryKey: ['results', examId, 'key-offers'],
    queryFn: () => call('GET /api/exams/:id/key-offers', { params: { id: examId } }),
  });

export function useAnswerOffer(examId: number, questionId: number) {
  const onSuccess = useChanged(examId);
  return useMutation({
    mutationFn: (accept: boolean) =>
      call('POST /api/exams/:id/key-offers/:question_id', {
        params: { id: examId, question_id: questionId },
        body: { accept },
      }),
    onSuccess,
  });
}
