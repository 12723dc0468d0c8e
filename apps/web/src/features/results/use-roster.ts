import type { Roster } from '@gabarita/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, callRaw } from '../../lib/api';
import { eventsIn } from '../../lib/event-stream';
import type { Looked } from './use-results';

export type RosterEntry = Roster['students'][number];
export type RosterFilter = 'absent' | 'running' | 'finished' | undefined;

export interface RosterPage extends Looked {
  state: RosterFilter;
  cursor: string | undefined;
}

const POLL_MS = 10_000;
const TRY_AGAIN_MS = 30_000;

/** One page of the roster: by a stream while there is one, by asking again every ten seconds when there is none. */
export function useRoster({ examId, turmaId, state, cursor }: RosterPage) {
  const queries = useQueryClient();
  const [streaming, setStreaming] = useState(false);
  const input = { params: { id: examId }, query: { turma_id: turmaId, state, cursor } };
  const queryKey = ['results', examId, 'roster', turmaId ?? 'all', state ?? 'all', cursor ?? ''];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names everything that is asked for
  useEffect(() => {
    const leaving = new AbortController();
    let retry: ReturnType<typeof setTimeout> | undefined;
    const listen = async () => {
      try {
        const response = await callRaw('GET /api/exams/:id/live', input, leaving.signal);
        setStreaming(true);
        for await (const event of eventsIn(response)) queries.setQueryData(queryKey, event);
      } catch {
        // The page goes on by asking; whatever is wrong, that says it.
      }
      if (leaving.signal.aborted) return;
      setStreaming(false);
      retry = setTimeout(listen, TRY_AGAIN_MS);
    };
    void listen();
    return () => {
      leaving.abort();
      clearTimeout(retry);
    };
  }, [JSON.stringify(queryKey)]);

  const roster = useQuery({
    queryKey,
    queryFn: () => call('GET /api/exams/:id/roster', input),
    refetchInterval: streaming ? false : POLL_MS,
  });
  return { roster, streaming };
}
