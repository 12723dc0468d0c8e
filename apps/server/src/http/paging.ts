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

/** What a list can be ordered by, and so what a cursor is made of. */
interface Kinds {
  id: number;
  number: number;
  text: string;
  /** With its microseconds, as the database writes it. */
  instant: string;
}

const ID_MAX = 2_147_483_647;

/** A cursor is the caller's to forge: what is not of its kind would fail in the query. */
const IS_OF: Record<keyof Kinds, (value: unknown) => boolean> = {
  id: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= ID_MAX,
  number: Number.isFinite,
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  instant: (value) => typeof value === 'string' && isInstant(value),
};

/** 30 February has the form of a date and is none. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 19) === text.slice(0, 19);

type PlaceOf<Shape extends readonly (keyof Kinds)[]> = { -readonly [Part in keyof Shape]: Kinds[Shape[Part]] };

/** The place a cursor stands for. One that was tampered with starts from the beginning: it can reveal nothing. */
export function decodeCursor<const Shape extends readonly (keyof Kinds)[]>(
  cursor: string | undefined,
  shape: Shape,
): PlaceOf<Shape> | undefined {
  if (!cursor) return undefined;
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const fits = Array.isArray(place) && shape.every((kind, part) => IS_OF[kind](place[part]));
    return fits ? (place as PlaceOf<Shape>) : undefined;
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
