import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './button';

type LoadMoreProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
};

/** The rest of a list that comes in pages; nothing when it is all there. */
export function LoadMore({ query }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      busy={query.isFetchingNextPage && 'Carregando...'}
      onClick={() => void query.fetchNextPage()}
      className="justify-self-center"
    >
      Carregar mais
    </Button>
  );
}
