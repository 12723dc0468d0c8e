import { and, count, desc, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { essayConsents, essayDrafts, essays } from '../../db/schema/index.js';

export type Essay = typeof essays.$inferSelect;

/** In a query on `essays`, the turma each was written in; of practice, the one its writer joined last. */
export const turmaName = sql<string | null>`coalesce(
  (select name from turmas where id = essays.turma_id),
  (select turmas.name from turma_members join turmas on turmas.id = turma_members.turma_id
    where turma_members.user_id = essays.user_id order by joined_at desc limit 1))`;

/** Where an essay is written: on the sheet of an edition's year, or on that of an exam. */
export interface Sheet {
  year: number | null;
  exam_id: number | null;
}

const isOn = ({ year, exam_id }: Sheet): SQL | undefined =>
  exam_id === null ? and(isNull(essays.exam_id), eq(essays.year, year ?? 0)) : eq(essays.exam_id, exam_id);

/** Essays of one person on one theme are versions of each other. */
const isVersion = (userId: number, sheet: Sheet, topic: string): SQL | undefined =>
  and(eq(essays.user_id, userId), isOn(sheet), eq(essays.topic, topic));

export async function findLastVersion(db: Db, userId: number, sheet: Sheet, topic: string): Promise<Essay | undefined> {
  const [row] = await db
    .select()
    .from(essays)
    .where(isVersion(userId, sheet, topic))
    .orderBy(desc(essays.id))
    .limit(1);
  return row;
}

export async function findVersionBefore(db: Db, essay: Essay): Promise<Essay | undefined> {
  const [row] = await db
    .select()
    .from(essays)
    .where(and(isVersion(essay.user_id, essay, essay.topic), lt(essays.id, essay.id)))
    .orderBy(desc(essays.id))
    .limit(1);
  return row;
}

export async function insertEssay(tx: Db, essay: Omit<typeof essays.$inferInsert, 'version'>): Promise<Essay> {
  const sheet = { year: essay.year ?? null, exam_id: essay.exam_id ?? null };
  const [before] = await tx
    .select({ versions: count() })
    .from(essays)
    .where(isVersion(essay.user_id, sheet, essay.topic));
  const [row] = await tx
    .insert(essays)
    .values({ ...essay, version: (before?.versions ?? 0) + 1 })
    .returning();
  if (!row) throw new Error('the essay did not come back from the database');
  return row;
}

export async function updateEssay(tx: Db, essay: Essay, changes: Partial<Essay>): Promise<Essay> {
  await tx.update(essays).set(changes).where(eq(essays.id, essay.id));
  return { ...essay, ...changes };
}

export async function findEssay(db: Db, id: number): Promise<Essay | undefined> {
  const [row] = await db.select().from(essays).where(eq(essays.id, id));
  return row;
}

export async function lockEssay(tx: Db, id: number): Promise<Essay | undefined> {
  const [row] = await tx.select().from(essays).where(eq(essays.id, id)).for('update');
  return row;
}

export interface EssayFilter {
  year: number | undefined;
  examId: number | undefined;
  before: number | undefined;
  limit: number;
}

export function listOwnEssays(db: Db, userId: number, { year, examId, before, limit }: EssayFilter): Promise<Essay[]> {
  return db
    .select()
    .from(essays)
    .where(
      and(
        eq(essays.user_id, userId),
        year === undefined ? undefined : eq(essays.year, year),
        examId === undefined ? undefined : eq(essays.exam_id, examId),
        before === undefined ? undefined : lt(essays.id, before),
      ),
    )
    .orderBy(desc(essays.id))
    .limit(limit);
}

export type Draft = typeof essayDrafts.$inferSelect;

const isDraft = (userId: number, { year, exam_id }: Sheet): SQL | undefined =>
  and(
    eq(essayDrafts.user_id, userId),
    exam_id === null ? eq(essayDrafts.year, year ?? 0) : eq(essayDrafts.exam_id, exam_id),
  );

export async function findDraft(db: Db, userId: number, sheet: Sheet): Promise<Draft | undefined> {
  const [row] = await db.select().from(essayDrafts).where(isDraft(userId, sheet));
  return row;
}

export async function storeDraft(tx: Db, draft: Omit<Draft, 'id'>): Promise<void> {
  const { topic, text, updated_at } = draft;
  await tx
    .insert(essayDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [essayDrafts.user_id, essayDrafts.year, essayDrafts.exam_id],
      set: { topic, text, updated_at },
    });
}

export const draftsOf = (db: Db, userId: number): Promise<Draft[]> =>
  db
    .select()
    .from(essayDrafts)
    .where(and(eq(essayDrafts.user_id, userId), ne(essayDrafts.text, '')));

export async function hasConsented(db: Db, userId: number): Promise<boolean> {
  const rows = await db.select().from(essayConsents).where(eq(essayConsents.user_id, userId));
  return rows.length > 0;
}

export async function storeConsent(db: Db, userId: number, given: boolean, at: Date): Promise<void> {
  if (given) await db.insert(essayConsents).values({ user_id: userId, given_at: at }).onConflictDoNothing();
  else await db.delete(essayConsents).where(eq(essayConsents.user_id, userId));
}
