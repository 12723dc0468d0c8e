import type { FetchStatus } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';
import { Spinner } from './spinner';

/** What matters here of a `useQuery` result. */
type Query<Data> = {
  data: Data | undefined;
  error: Error | null;
  fetchStatus: FetchStatus;
  refetch: () => Promise<unknown>;
};

type LoadableProps<Data> = {
  query: Query<Data>;
  /** The text while waiting, e.g. "Carregando turmas...". */
  loading: string;
  /** In the place of what comes; three rows unless told otherwise. */
  skeleton?: ReactNode;
  empty?: ReactNode;
  /** An empty array is empty; anything else has to say when it is. */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** The four faces of everything that is fetched: loading, error, empty, full. */
export function Loadable<Data>(props: LoadableProps<Data>) {
  const { query, loading, skeleton, empty, isEmpty = isEmptyList, children } = props;

  // Data first: what is already on the screen stays there when a later refresh fails.
  if (query.data !== undefined) return empty && isEmpty(query.data) ? empty : children(query.data);

  const retry = () => void query.refetch();
  if (query.error) {
    return (
      <ErrorState title="Não foi possível carregar" onRetry={retry}>
        {query.error.message}
      </ErrorState>
    );
  }
  if (query.fetchStatus === 'paused') {
    return (
      <ErrorState title="Você está sem internet" onRetry={retry}>
        Isto aparece assim que a conexão voltar.
      </ErrorState>
    );
  }
  return <Loading text={loading}>{skeleton ?? <SkeletonRows />}</Loading>;
}

function Loading({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy="true">
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        {text}
      </p>
      {children}
    </div>
  );
}

function SkeletonRows() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;
