import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { filtersIn, type QuestionFilters, toQuery, withChange } from './question-filters';

/** The filters of this address. Typing replaces the address, choosing adds one to go back to. */
export function useQuestionFilters() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changed: Partial<QuestionFilters>) =>
      setQuery((current) => toQuery(withChange(filtersIn(current), changed)), { replace: 'search' in changed }),
    [setQuery],
  );
  return { filters: filtersIn(query), change };
}
