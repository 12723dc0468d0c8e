import { useQuery } from '@tanstack/react-query';
import { questionsKey } from '../../app/question-bank/use-questions';
import { call } from '../../lib/api';

/** The key of one question, fetched when the reader asks for it and not before. */
export const useQuestionKey = (id: number, asked: boolean) =>
  useQuery({
    queryKey: [...questionsKey, 'key', id],
    queryFn: () => call('GET /api/questions/:id/key', { params: { id } }),
    enabled: asked,
  });
