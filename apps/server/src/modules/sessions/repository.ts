import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { editions, exams, sessionAnswers, sessions } from '../../db/schema/index.js';
import type { Session, Taken } from './session.js';

export async function insertSession(tx: Db, session: typeof sessions.$inferInsert): Promise<Session> {
  const [row] = await tx.insert(sessions).values(session).returning();
  if (!row) throw new Error('the session did not come back from the database');
  return row;
}

export async function updateSession(tx: Db, session: Session, changes: Partial<Session>): Promise<Session> {
  await tx.update(sessions).set(changes).where(eq(sessions.id, session.id));
  return { ...session, ...changes };
}

export type HeldRow = typeof sessionAnswers.$inferSelect;

const held = prepared((db, value) =>
  db
    .select()
    .from(sessionAnswers)
    .where(eq(sessionAnswers.session_id, value('sessionId')))
    .orderBy(asc(sessionAnswers.number)),
);

export const heldRows = (db: Db, sessionId: number): Promise<HeldRow[]> => held(db, { sessionId });

export async function storeHeld(tx: Db, rows: HeldRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(sessionAnswers)
    .values(rows)
    .onConflictDoUpdate({
      target: [sessionAnswers.session_id, sessionAnswers.question_id],
      set: {
        epoch: sql`excluded.epoch`,
        seq: sql`excluded.seq`,
        letter: sql`excluded.letter`,
        annulled: sql`excluded.annulled`,
        elapsed_ms: sql`excluded.elapsed_ms`,
        others: sql`excluded.others`,
        superseded: sql`excluded.superseded`,
        spent_ms: sql`excluded.spent_ms`,
      },
    });
}

const examTitle = prepared((db, value) =>
  db
    .select({ title: exams.title })
    .from(exams)
    .where(eq(exams.id, value('id'))),
);

export async function titleOf(db: Db, { exam_id, edition_id }: Taken) {
  const [exam] = exam_id === null ? [] : await examTitle(db, { id: exam_id });
  if (exam) return { exam_name: exam.title, year: null };
  const [edition] = await db
    .select()
    .from(editions)
    .where(eq(editions.id, edition_id ?? 0));
  return { exam_name: edition?.title ?? '', year: edition?.year ?? null };
}

const answers = sql`from session_answers where session_id = ${sessions.id}`;

const running = prepared((db, value) =>
  db
    .select({
      session: sessions,
      exam_name: sql<string>`coalesce(${exams.title}, ${editions.title})`,
      year: editions.year,
      answered: sql<number>`(select count(letter)::integer ${answers})`,
      last_number: sql<number | null>`(select number ${answers} order by elapsed_ms desc, number desc limit 1)`,
    })
    .from(sessions)
    .leftJoin(exams, eq(exams.id, sessions.exam_id))
    .leftJoin(editions, eq(editions.id, sessions.edition_id))
    .where(and(eq(sessions.user_id, value('userId')), isNull(sessions.closed_at)))
    .orderBy(desc(sessions.last_contact_at)),
);

/** Sessions under way, with how far each has come. */
export const listRunning = (db: Db, userId: number) => running(db, { userId });

export async function findEditionByYear(db: Db, year: number) {
  const [edition] = await db.select().from(editions).where(eq(editions.year, year));
  return edition;
}

/** Ids of sessions to look at, the longest due first. */
export async function dueSessionIds(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isNull(sessions.closed_at), lt(sessions.due_at, now)))
    .orderBy(asc(sessions.due_at))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function lockSession(tx: Db, id: number): Promise<Session | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return row;
}
