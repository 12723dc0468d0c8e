import type { FastifyReply } from 'fastify';

/** A page of a list and where the next one starts, if there is one. */
export interface Paged<T> {
  rows: T[];
  next: string | undefined;
}

/** Asks the query for one row more than wanted: its presence says that there is another page. */
export function paged<T>(rows: T[], limit: number, cursorOf: (row: T) => unknown[]): Paged<T> {
  const last = rows[limit - 1];
  const next = rows.length > limit && last !== undefined ? encodeCursor(cursorOf(last)) : undefined;
  return { rows: rows.slice(0, limit), next };
}

const encodeCursor = (place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');

/** The place a cursor stands for. One that was tampered with starts from the beginning: it can reveal nothing. */
export function decodeCursor(cursor: string | undefined): unknown[] | undefined {
  if (!cursor) return undefined;
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(place) ? place : undefined;
  } catch {
    return undefined;
  }
}

/** Lists keep their array shape; the next page is announced in the `Link` header. */
export function linkNext(reply: FastifyReply, next: string | undefined): void {
  if (!next) return;
  const url = new URL(reply.request.url, 'http://here');
  url.searchParams.set('cursor', next);
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
