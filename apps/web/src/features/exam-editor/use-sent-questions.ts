import { useMutation, useQueryClient } from '@tanstack/react-query';
import { examsKey } from '../../app/exams';
import { call } from '../../lib/api';
import { useToast } from '../../ui/toast-context';
import type { DraftQuestion, ExamDraft } from './exam-draft';
import { typedQuestion } from './typed-question';

/** Changes to questions that the exam already has. Each is told in a toast, and the list is asked for again. */
export function useSentQuestions({ id, subject }: Pick<ExamDraft, 'id' | 'subject'>) {
  const queries = useQueryClient();
  const toast = useToast();
  const params = { id };
  const told = {
    onSuccess: ({ message }: { message: string }) => toast(message),
    onError: (error: Error) => toast(error.message, 'danger'),
    onSettled: () => queries.invalidateQueries({ queryKey: examsKey }),
  };
  return {
    remove: useMutation({
      mutationFn: (question_id: number) =>
        call('DELETE /api/exams/:id/questions/:question_id', { params: { id, question_id } }),
      ...told,
    }),
    order: useMutation({
      mutationFn: (question_ids: number[]) =>
        call('PUT /api/exams/:id/questions/order', { params, body: { question_ids } }),
      ...told,
    }),
    replace: useMutation({
      mutationFn: ({ questionId, question }: { questionId: number; question: DraftQuestion }) =>
        call('PUT /api/exams/:id/questions/:question_id', {
          params: { id, question_id: questionId },
          body: typedQuestion(question, subject),
        }),
      ...told,
    }),
  };
}
