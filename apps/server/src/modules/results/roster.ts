import type { CallParsed, Roster } from '@gabarita/contract';
import { deadlineOf } from '@gabarita/exam-clock';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { type Scope, scopeFor, within } from './scope.js';

type Query = CallParsed<'GET /api/exams/:id/roster', 'query'>;

/** A device reports every half minute even when nothing was answered: two reports missed, and a bit. */
const SILENT_AFTER_MS = 75_000;

/** Where every student of an exam is, a page at a time. */
export async function findRoster(
  { db, clock }: Services,
  person: Person,
  examId: number,
  query: Query,
): Promise<Roster> {
  const now = clock.now();
  const scope = await scopeFor(db, person, examId, query.turma_id);
  const found = await rosterRows(db, scope, now, query);
  const { rows, next } = paged(found, query.limit, (row) => [row.sort_name, row.user_id]);
  return {
    now: now.toISOString(),
    total_questions: await questionCount(db, examId),
    counts: await rosterCounts(db, scope, now),
    students: rows.map((row) => entryOf(row, now)),
    next: next ?? null,
  };
}

/** More than any school has. */
const EVERYBODY = 100_000;

export const wholeRoster = (db: Db, scope: Scope, now: Date): Promise<RosterRow[]> =>
  rosterRows(db, scope, now, { limit: EVERYBODY });

export async function rosterCounts(db: Db, scope: Scope, now: Date): Promise<Roster['counts']> {
  const { rows } = await db.execute<Roster['counts'] & Record<string, unknown>>(sql`
    ${roster(scope, now)}
    select count(*)::integer as students,
      count(*) filter (where state in ('absent', 'unanswered'))::integer as absent,
      count(*) filter (where state in ('running', 'offline'))::integer as running,
      count(*) filter (where state = 'offline')::integer as offline,
      count(*) filter (where state = 'finished')::integer as finished
    from roster`);
  return rows[0] ?? { students: 0, absent: 0, running: 0, offline: 0, finished: 0 };
}

interface RosterRow extends Record<string, unknown> {
  user_id: number;
  name: string;
  sort_name: string;
  turma: string | null;
  state: Roster['students'][number]['state'];
  answered: number | null;
  started_at: Date | null;
  duration_ms: number | null;
  last_contact_at: Date | null;
  finished_at: Date | null;
  attempt_id: number | null;
  awaiting_decision: boolean;
  reopened: boolean;
}

/** Everybody of the turmas, and whoever began the exam there and has left the turma since. */
const roster = ({ exam, turmaIds }: Scope, now: Date): SQL => sql`
  with known as (
    select user_id, turma_id, 1 as rank from turma_members join exam_turmas using (turma_id)
      where exam_id = ${exam.id} and ${within(sql`turma_id`, { turmaIds })}
    union all
    select user_id, turma_id, 0 from sessions
      where exam_id = ${exam.id} and closed_at is null and ${within(sql`turma_id`, { turmaIds })}
    union all
    select user_id, turma_id, 0 from attempts where exam_id = ${exam.id} and ${within(sql`turma_id`, { turmaIds })}
  ),
  people as (select distinct on (user_id) user_id, turma_id from known order by user_id, rank, turma_id),
  roster as (
    select people.user_id, people.turma_id, users.name, plain(users.name) as sort_name, session.id as session_id,
      session.started_at, session.duration_ms, session.last_contact_at, attempt.id as attempt_id,
      attempt.created_at as finished_at, attempt.answered, attempt.late_answers is not null as awaiting_decision,
      session.reopened_at is not null or attempt.reopened_at is not null as reopened,
      case
        when session.last_contact_at < ${new Date(now.getTime() - SILENT_AFTER_MS)} then 'offline'
        when session.id is not null then 'running'
        when attempt.id is not null then 'finished'
        when exists (select from sessions where exam_id = ${exam.id} and user_id = people.user_id) then 'unanswered'
        else 'absent'
      end as state
    from people join users on users.id = people.user_id and users.role = 'student'
    left join sessions session
      on session.exam_id = ${exam.id} and session.user_id = people.user_id and session.closed_at is null
    left join attempts attempt
      on attempt.exam_id = ${exam.id} and attempt.user_id = people.user_id and attempt.first
  )`;

/** What each choice of the screen takes in. */
const STATES = {
  absent: ['absent', 'unanswered'],
  running: ['running', 'offline'],
  finished: ['finished'],
} as const;

async function rosterRows(
  db: Db,
  scope: Scope,
  now: Date,
  { state, cursor, limit }: Pick<Query, 'state' | 'cursor' | 'limit'>,
): Promise<RosterRow[]> {
  const after = decodeCursor(cursor, ['text', 'id']);
  const states = state && STATES[state];
  const { rows } = await db.execute<RosterRow>(sql`
    ${roster(scope, now)}
    select roster.*, turmas.name as turma,
      coalesce((select count(letter)::integer from session_answers where session_id = roster.session_id
        having roster.session_id is not null), roster.answered) as answered
    from roster left join turmas on turmas.id = roster.turma_id
    where ${state ? sql`state = any(${sql.param(states)}::text[])` : sql`true`}
      and ${after ? sql`(sort_name, user_id) > (${after[0]}, ${after[1]}::integer)` : sql`true`}
    order by sort_name, user_id limit ${limit + 1}`);
  return rows;
}

async function questionCount(db: Db, examId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from exam_questions where exam_id = ${examId}`,
  );
  return rows[0]?.count ?? 0;
}

/** Moments rather than durations: a page in which nobody did anything stays the same, and is not sent again. */
function entryOf(row: RosterRow, now: Date): Roster['students'][number] {
  const writing = row.state === 'running' || row.state === 'offline';
  const moment = (date: Date | null) => date && new Date(date).toISOString();
  return {
    user_id: row.user_id,
    name: row.name,
    turma: row.turma,
    state: row.state,
    answered: row.answered,
    saved_at: moment(row.last_contact_at),
    deadline: writing ? moment(deadlineIn(row, now)) : null,
    finished_at: writing ? null : moment(row.finished_at),
    attempt_id: row.attempt_id,
    awaiting_decision: row.awaiting_decision,
    reopened: row.reopened,
  };
}

function deadlineIn({ started_at, duration_ms, last_contact_at }: RosterRow, now: Date): Date | null {
  if (!started_at || duration_ms === null || !last_contact_at) return null;
  const deadline = deadlineOf(
    {
      pausable: false,
      startedAt: new Date(started_at).getTime(),
      durationMs: duration_ms,
      usedMs: 0,
      runningSince: null,
      lastContactAt: new Date(last_contact_at).getTime(),
    },
    now.getTime(),
  );
  return deadline === null ? null : new Date(deadline);
}
