import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { type QuestionFilters, toCall } from './question-filters';

export const questionsKey = ['questions'];

export const useQuestions = (filters: QuestionFilters) =>
  useQuery({
    queryKey: [...questionsKey, 'bank', filters],
    queryFn: () => call('GET /api/questions', toCall(filters)),
    // The page being left stays on the screen until the next one is there.
    placeholderData: (previous) => previous,
  });
