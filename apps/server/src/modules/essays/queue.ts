import type { CallParsed, ReviewListItem } from '@gabarita/contract';
import { type SQL, sql } from 'drizzle-orm';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { turmaName } from './repository.js';

interface QueueRow extends Record<string, unknown> {
  id: number;
  topic: string;
  version: number;
  student_id: number;
  student_name: string;
  exam_name: string | null;
  turma: string | null;
  requested_at: string;
  readings_count: number;
  readers_wanted: number;
}

/** Essays that wait for this person or, once read, for another, the oldest request first; or given back, newest first. */
export async function findReviews(
  { db }: Services,
  person: Person,
  { cursor, limit, status }: CallParsed<'GET /api/essays/reviews', 'query'>,
) {
  const place = decodeCursor(cursor, ['instant', 'id']);
  const after = place && { at: place[0], id: place[1] };
  const { rows: found } = await db.execute<QueueRow>(
    status === 'returned' ? returned(person, after, limit + 1) : waiting(person, status, after, limit + 1),
  );
  const { rows, next } = paged(found, limit, (row) => [row.requested_at, row.id]);
  return { next, reviews: rows.map(itemOf) };
}

const itemOf = ({ student_id, student_name, ...row }: QueueRow): ReviewListItem => ({
  ...row,
  student: { id: student_id, name: student_name },
});

type Place = { at: string; id: number } | undefined;

const waiting = (person: Person, status: 'waiting' | 'read', after: Place, limit: number): SQL => sql`
  ${select}
  where review_requested_at is not null and returned_at is null and ${readableBy(person)}
    and exists (select from essay_readings where essay_id = essays.id and reader_id = ${person.id}) = ${status === 'read'}
    and ${after ? sql`(review_requested_at, essays.id) > (${after.at}::timestamptz, ${after.id})` : sql`true`}
  order by review_requested_at, essays.id limit ${limit}`;

const returned = (person: Person, before: Place, limit: number): SQL => sql`
  ${select}
  where returned_at is not null and ${readableBy(person)}
    and ${before ? sql`(review_requested_at, essays.id) < (${before.at}::timestamptz, ${before.id})` : sql`true`}
  order by review_requested_at desc, essays.id desc limit ${limit}`;

/** The microseconds matter: a cursor must not skip what was asked for in the same millisecond. */
const select = sql`
  select essays.id, topic, version, writer.id as student_id, writer.name as student_name, exams.title as exam_name,
    ${turmaName} as turma,
    to_char(review_requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as requested_at,
    (select count(*)::integer from essay_readings where essay_id = essays.id) as readings_count,
    readers_wanted
  from essays
  join users writer on writer.id = essays.user_id
  left join exams on exams.id = essays.exam_id`;

/** The same rule as `mayReview`, for many essays at once. */
const readableBy = ({ id, role }: Person): SQL =>
  role === 'admin'
    ? sql`essays.user_id <> ${id}`
    : sql`essays.user_id <> ${id} and (exams.owner_id = ${id} or exists (
        select from turma_members mine join turma_members theirs using (turma_id)
        where mine.user_id = ${id} and theirs.user_id = essays.user_id)
      or exists (
        select from exam_turmas join turma_members mine using (turma_id)
        where exam_turmas.exam_id = essays.exam_id and mine.user_id = ${id}))`;
