import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { sessions } from '../../db/schema/index.js';
import { run } from '../../db/statement.js';
import type { HeldRow } from './repository.js';
import type { Session } from './session.js';

/** What a save was made from. */
export interface Unchanged {
  session: Session;
  /** Every write to the session's row changes it; so does every change of its answers, which writes the row too. */
  rowVersion: string;
  /** Every change of the questions changes it: see the versions of `exam-press.ts` and `papers.ts`. */
  sheetVersion: string;
}

const SHEET_VERSION = `coalesce(
  (select concat(xmin, '.', (select sum(revision) from editions)) from exams where exams.id = sessions.exam_id),
  (select revision::text from editions where editions.id = sessions.edition_id))`;

const versioned = {
  session: sessions,
  rowVersion: sql<string>`sessions.xmin::text`,
  sheetVersion: sql<string>`${sql.raw(SHEET_VERSION)}`,
};

const byId = prepared((db, value) =>
  db
    .select(versioned)
    .from(sessions)
    .where(eq(sessions.id, value('id'))),
);

export async function versionedSession(db: Db, id: number): Promise<Unchanged | undefined> {
  const [row] = await byId(db, { id });
  return row;
}

const lockedOwn = prepared((db, value) =>
  db
    .select(versioned)
    .from(sessions)
    .where(and(eq(sessions.id, value('id')), eq(sessions.user_id, value('userId'))))
    .for('update'),
);

/** A person's own session, locked until the transaction ends: two requests about it wait for each other. */
export async function lockOwnSession(tx: Db, userId: number, id: number): Promise<Unchanged | undefined> {
  const [row] = await lockedOwn(tx, { id, userId });
  return row;
}

/** What a save makes of a seat, and of what it was made. */
export interface SeatWrite {
  before: Unchanged;
  session: Session;
  answers: HeldRow[];
  signInId: number;
  now: Date;
}

export interface WrittenSeat {
  rowVersion: string;
  /** When the sign-in was last noted as used. */
  lastUsed: Date;
}

/** The lists of ids say again what the join says: without them a plan may be made that reads whole tables. */
const WRITE = `
  with asked as (
    select * from jsonb_to_recordset($1) as asked (
      id integer, row_version xid, sheet_version text, sign_in_id integer, now timestamptz, used_ms integer,
      running_since timestamptz, last_contact_at timestamptz, due_at timestamptz, flagged integer[], position integer)
  ), written as (
    update sessions
    set used_ms = asked.used_ms, running_since = asked.running_since, last_contact_at = asked.last_contact_at,
      due_at = asked.due_at, flagged = asked.flagged, position = asked.position
    from asked, sign_ins
    where sessions.id = any($3) and sessions.id = asked.id
      and sessions.xmin = asked.row_version and ${SHEET_VERSION} = asked.sheet_version
      and sign_ins.id = any($4) and sign_ins.id = asked.sign_in_id
      and sign_ins.user_id = sessions.user_id and sign_ins.expires_at > asked.now
    returning sessions.id, sessions.xmin, sign_ins.last_used_at
  ), stored as (
    insert into session_answers
      (session_id, question_id, number, epoch, seq, letter, annulled, elapsed_ms, others, superseded, spent_ms)
    select answer.*
    from written join jsonb_to_recordset($2) as answer (
      session_id integer, question_id integer, number integer, epoch bigint, seq bigint, letter text, annulled text[],
      elapsed_ms integer, others jsonb, superseded jsonb, spent_ms integer) on answer.session_id = written.id
    on conflict (session_id, question_id) do update set
      epoch = excluded.epoch, seq = excluded.seq, letter = excluded.letter, annulled = excluded.annulled,
      elapsed_ms = excluded.elapsed_ms, others = excluded.others, superseded = excluded.superseded,
      spent_ms = excluded.spent_ms
  )
  select id, xmin::text as version, last_used_at from written`;

const asked = ({ before, session, signInId, now }: SeatWrite) => ({
  id: session.id,
  row_version: before.rowVersion,
  sheet_version: before.sheetVersion,
  sign_in_id: signInId,
  now,
  used_ms: session.used_ms,
  running_since: session.running_since,
  last_contact_at: session.last_contact_at,
  due_at: session.due_at,
  flagged: session.flagged,
  position: session.position,
});

/**
 * Writes sessions and their answers, and gives back the new versions; one is missing if anything about it was no longer as
 * it was. That the writer is signed in, and the owner, is part of the question.
 */
export async function writeUnlessChanged(db: Db, writes: SeatWrite[]): Promise<Map<number, WrittenSeat>> {
  const rows = await run<{ id: number; version: string; last_used_at: string }>(db, WRITE, [
    JSON.stringify(writes.map(asked)),
    JSON.stringify(writes.flatMap(({ answers }) => answers)),
    writes.map(({ session }) => session.id),
    writes.map(({ signInId }) => signInId),
  ]);
  return new Map(
    rows.map(({ id, version, last_used_at }) => [id, { rowVersion: version, lastUsed: new Date(last_used_at) }]),
  );
}
