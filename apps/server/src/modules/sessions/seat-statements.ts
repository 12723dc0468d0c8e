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

const WRITE = `
  with written as (
    update sessions
    set used_ms = $4, running_since = $5, last_contact_at = $6, due_at = $7, flagged = $8, position = $9
    from sign_ins
    where sessions.id = $1 and sessions.xmin = $2::xid and ${SHEET_VERSION} = $3
      and sign_ins.id = $11 and sign_ins.user_id = sessions.user_id and sign_ins.expires_at > $12
    returning sessions.id, sessions.xmin, sign_ins.last_used_at
  ), stored as (
    insert into session_answers
      (session_id, question_id, number, epoch, seq, letter, annulled, elapsed_ms, others, superseded, spent_ms)
    select written.id, answer.*
    from written, jsonb_to_recordset($10) as answer (
      question_id integer, number integer, epoch bigint, seq bigint, letter text, annulled text[], elapsed_ms integer,
      others jsonb, superseded jsonb, spent_ms integer)
    on conflict (session_id, question_id) do update set
      epoch = excluded.epoch, seq = excluded.seq, letter = excluded.letter, annulled = excluded.annulled,
      elapsed_ms = excluded.elapsed_ms, others = excluded.others, superseded = excluded.superseded,
      spent_ms = excluded.spent_ms
  )
  select xmin::text as version, last_used_at from written`;

interface WrittenRow {
  version: string;
  last_used_at: string;
}

/**
 * Writes a session and its answers, and gives back the new version; undefined if anything was no longer as it was. That the
 * writer is signed in, and the owner, is part of the question.
 */
export async function writeUnlessChanged(
  db: Db,
  { rowVersion, sheetVersion }: Unchanged,
  { id, used_ms, running_since, last_contact_at, due_at, flagged, position }: Session,
  answers: HeldRow[],
  { signInId, now }: { signInId: number; now: Date },
): Promise<{ rowVersion: string; lastUsed: Date } | undefined> {
  const clock = [used_ms, running_since, last_contact_at, due_at];
  const desk = [flagged, position, JSON.stringify(answers)];
  const values = [id, rowVersion, sheetVersion, ...clock, ...desk, signInId, now];
  const [row] = await run<WrittenRow>(db, WRITE, values);
  return row && { rowVersion: row.version, lastUsed: new Date(row.last_used_at) };
}
