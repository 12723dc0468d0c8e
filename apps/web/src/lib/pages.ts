import type { InfiniteData } from '@tanstack/react-query';
import type { ListPage } from './api';

/** How an endless list walks: the first page has no cursor, each page names the next. */
export const fromCursor = <Row>() => ({
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: ListPage<Row[]>) => page.next,
});

export const flattenPages = <Row>({ pages }: InfiniteData<ListPage<Row[]>, unknown>): Row[] =>
  pages.flatMap(({ rows }) => rows);
