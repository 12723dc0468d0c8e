import * as messages from '@gabarita/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { editionQuery, editionsQuery } from '../../app/editions';
import { ApiError } from '../../lib/api';
import { useToast } from '../../ui/toast-context';
import { defaultEdition, defaultEditions, type Edition } from './default-editions';

/** The editions there are; when they cannot be had, the default years and a word about it (section 8). */
export function useEditions() {
  const query = useQuery(editionsQuery);
  const toast = useToast();
  const unknown = query.data === undefined && (query.isError || query.fetchStatus === 'paused');

  useEffect(() => {
    if (unknown) toast(messages.enem.yearsFailed, 'danger');
  }, [unknown, toast]);

  const data: Edition[] | undefined = unknown ? defaultEditions() : query.data;
  return { ...query, data, error: null, unknown };
}

/** One edition. A refusal is an answer; no answer at all still leaves what is known of every official year. */
export function useEdition(year: number) {
  const queries = useQueryClient();
  const query = useQuery({
    ...editionQuery(year),
    placeholderData: () => queries.getQueryData(editionsQuery.queryKey)?.find((edition) => edition.year === year),
  });
  const missing = query.error instanceof ApiError && query.error.status === 404;
  const unknown = query.data === undefined && !missing && (query.isError || query.fetchStatus === 'paused');

  const data: Edition | undefined = unknown ? defaultEdition(year) : query.data;
  return { ...query, data, error: null, missing, unknown };
}
