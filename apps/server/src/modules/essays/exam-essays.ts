import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { attempts, essayDrafts, essays, exams, sessions, users } from '../../db/schema/index.js';
import type { Services } from '../../services.js';
import { recordExamEssay } from '../attempts/essay-attempt.js';
import type { Attempt } from '../attempts/record.js';
import { attemptLeftBy } from '../sessions/closing.js';
import { queueUp } from '../sessions/locks.js';
import type { Correction } from './corrector.js';
import { type Essay, insertEssay } from './repository.js';
import { onSheet } from './written-text.js';

interface HandedIn {
  attempt: Attempt;
  topic: string;
  text: string;
  correction: Correction;
  at: Date;
}

/** An essay of an exam goes to the teachers' queue by itself, and its draft has done its work. */
export async function keepExamEssay(tx: Db, { attempt, topic, text, correction, at }: HandedIn): Promise<Essay> {
  const { user_id, exam_id } = attempt;
  await giveWay(tx, attempt.id);
  await tx.delete(essayDrafts).where(and(eq(essayDrafts.user_id, user_id), eq(essayDrafts.exam_id, exam_id ?? 0)));
  return insertEssay(tx, {
    user_id,
    exam_id,
    attempt_id: attempt.id,
    turma_id: attempt.turma_id,
    topic,
    text,
    source: correction.source,
    score: correction.result.score,
    result: correction.result,
    created_at: at,
    review_requested_at: at,
  });
}

/** Whether this very text is what the attempt was made of: sent again, it is in already. */
export async function isHandedInText(tx: Db, { id }: Attempt, text: string): Promise<boolean> {
  const rows = await tx
    .select({ id: essays.id })
    .from(essays)
    .where(and(eq(essays.attempt_id, id), eq(essays.text, text)))
    .limit(1);
  return rows.length > 0;
}

/** What the job had collected of this attempt waits for no reader any more: one text counts, the last. */
async function giveWay(tx: Db, attemptId: number): Promise<void> {
  await tx
    .update(essays)
    .set({ attempt_id: null, review_requested_at: null })
    .where(
      and(
        eq(essays.attempt_id, attemptId),
        isNull(essays.returned_at),
        sql`not exists (select from essay_readings where essay_id = ${essays.id})`,
      ),
    );
}

const ESSAYS_AT_ONCE = 100;

/** The job: what was on the sheet when time was over is handed in as it stood. */
export async function collectLeftEssays({ db, clock, corrector }: Services): Promise<number> {
  const left = await leftSheets(db);
  for (const { draft, exam, session, writer } of left) {
    const topic = exam.essay_topic?.title ?? '';
    const { text } = onSheet(draft.text);
    const motivatingTexts = exam.essay_topic?.texts.map(({ body }) => body) ?? [];
    const correction = await corrector.correct({ text, topic, motivatingTexts }, { outside: false });
    const at = clock.now();
    await db.transaction(async (tx) => {
      await queueUp(tx, writer.id);
      // Its writer may have handed it in while it was being graded.
      if (await attemptLeftBy(tx, session)) return;
      const attempt = await recordExamEssay(tx, {
        person: writer,
        exam,
        score: correction.result.score,
        sessionId: session.id,
        turmaId: session.turma_id,
        timeSpent: Math.round(session.duration_ms / 1000),
        late: false,
        idempotencyKey: null,
        at,
      });
      await keepExamEssay(tx, { attempt, topic, text, correction, at });
    });
  }
  return left.length;
}

/** Sheets with words on them whose session is over and has left no attempt. */
const leftSheets = (db: Db) =>
  db
    .select({ draft: essayDrafts, exam: exams, session: sessions, writer: { id: users.id, role: users.role } })
    .from(essayDrafts)
    .innerJoin(exams, eq(exams.id, essayDrafts.exam_id))
    .innerJoin(sessions, and(eq(sessions.exam_id, exams.id), eq(sessions.user_id, essayDrafts.user_id)))
    .innerJoin(users, eq(users.id, essayDrafts.user_id))
    .leftJoin(attempts, eq(attempts.session_id, sessions.id))
    .where(
      and(
        isNotNull(sessions.closed_at),
        isNull(attempts.id),
        ne(sql`btrim(${essayDrafts.text})`, ''),
        sql`${sessions.id} = (select max(s.id) from sessions s where s.exam_id = ${exams.id} and s.user_id = ${users.id})`,
      ),
    )
    .limit(ESSAYS_AT_ONCE);
