import { createHash } from 'node:crypto';
import type { Area, Flag, Gap, Letter, Place, Reason } from '@gabarita/enem';
import { placeName } from '@gabarita/enem';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import {
  attempts,
  type Difficulty,
  type EditionSource,
  type EssayTopic,
  editions,
  essays,
  type QuestionStatus,
  questions,
} from '../../db/schema/index.js';
import { requestRescoringWith } from '../attempts/rescoring.js';
import { fileInBank, refreshBankFilters } from '../questions/bank-entries.js';
import { asGiven, type NewAlternative, type NewKey, writeAlternatives, writeKeys } from '../questions/write.js';

/** An edition as it is to be: every place of the exam, those without a question included. */
export interface EditionContent {
  source: EditionSource;
  year: number;
  title: string;
  essayTopics: EssayTopic[];
  questions: QuestionContent[];
}

export interface QuestionContent extends Place {
  area: Area;
  status: QuestionStatus;
  reasons: (Reason | Gap)[];
  flags: Flag[];
  context: string | null;
  statement: string;
  alternatives: NewAlternative[];
  key: {
    letter: Letter | null;
    annulled: boolean;
    outsideTri: boolean;
    explanation: string | null;
    whyNot: NewKey['why_not'];
  };
  /** What the public service says is right. */
  serviceKey: Letter | null;
  /** Known for all of our own questions; official ones get theirs from INEP's item file. */
  measures?: Measures;
}

export interface Measures {
  skill: number;
  competence: number;
  difficulty: Difficulty;
  tri_a: number;
  tri_b: number;
  tri_c: number;
}

export interface StoredEdition {
  id: number;
  changed: number;
  /** Questions that staff mended: they stay as staff left them. */
  kept: number;
}

const EDITIONS_LOCK = 7_203_116;

/**
 * Replaces an edition, within the caller's transaction. Identity is the place, so ids survive; what did not change is
 * not written, so storing the same content twice changes nothing.
 */
export async function storeEdition(tx: Db, content: EditionContent): Promise<StoredEdition> {
  // One at a time, whichever process it is: years and places are decided by looking first.
  await tx.execute(sql`select pg_advisory_xact_lock(${EDITIONS_LOCK})`);
  const id = await editionFor(tx, content);
  const known = await tx
    .select({ place: questions.place, fingerprint: questions.fingerprint, mended_at: questions.mended_at })
    .from(questions)
    .where(eq(questions.edition_id, id));
  const knownAt = new Map(known.map((row) => [row.place, row]));
  const isMended = (question: QuestionContent) => knownAt.get(placeName(question))?.mended_at != null;
  const isChanged = (question: QuestionContent) =>
    knownAt.get(placeName(question))?.fingerprint !== fingerprintOf(question);

  const changed = content.questions.filter((question) => isChanged(question) && !isMended(question));
  if (changed.length > 0) {
    const ids = await storeQuestions(tx, id, content.source, changed);
    await requestRescoringWith(tx, ids);
    await tx
      .update(editions)
      .set({ revision: sql`${editions.revision} + 1` })
      .where(eq(editions.id, id));
  }
  return { id, changed: changed.length, kept: content.questions.filter(isMended).length };
}

/** The edition's row. There is one original edition, which steps aside when an official one takes its year. */
async function editionFor(tx: Db, { source, year, title, essayTopics }: EditionContent): Promise<number> {
  const [own] = await tx
    .select({ id: editions.id })
    .from(editions)
    .where(and(eq(editions.source, source), source === 'ENEM' ? eq(editions.year, year) : undefined));
  if (own) {
    await tx.update(editions).set({ title, essay_topics: essayTopics }).where(eq(editions.id, own.id));
    return own.id;
  }
  if (source === 'ENEM') await moveOriginalAside(tx, year);
  const free = source === 'ENEM' ? year : await freeYear(tx, year);
  const [row] = await tx
    .insert(editions)
    .values({ source, year: free, title, essay_topics: essayTopics })
    .returning({ id: editions.id });
  if (!row) throw new Error('the edition did not come back from the database');
  return row.id;
}

async function moveOriginalAside(tx: Db, year: number): Promise<void> {
  const [original] = await tx
    .select({ id: editions.id })
    .from(editions)
    .where(and(eq(editions.source, 'ORIGINAL'), eq(editions.year, year)));
  if (!original) return;
  const revision = sql`${editions.revision} + 1`;
  const free = await freeYear(tx, year + 1);
  await tx.update(editions).set({ year: free, revision }).where(eq(editions.id, original.id));
  await moveWork(tx, original.id, year, free);
  await refreshBankFilters(tx);
}

/** What students did goes along, their essays too, which know their sheet by its year alone. */
async function moveWork(tx: Db, editionId: number, from: number, to: number): Promise<void> {
  await tx.update(attempts).set({ year: to }).where(eq(attempts.edition_id, editionId));
  await tx.update(essays).set({ year: to }).where(eq(essays.year, from));
  // Two sheets of one year have no room beside each other: what is written on the other one stays.
  await tx.execute(sql`
    update essay_drafts as draft set year = ${to} where year = ${from} and not exists (
      select from essay_drafts as other where other.user_id = draft.user_id and other.year = ${to})`);
}

async function freeYear(tx: Db, from: number): Promise<number> {
  const rows = await tx
    .select({ year: editions.year })
    .from(editions)
    .where(gt(editions.year, from - 1));
  const taken = new Set(rows.map(({ year }) => year));
  let year = from;
  while (taken.has(year)) year += 1;
  return year;
}

/** All at once: an edition is 185 questions, and a query for each would take seconds. Gives back their ids. */
async function storeQuestions(
  tx: Db,
  editionId: number,
  source: EditionSource,
  changed: QuestionContent[],
): Promise<number[]> {
  const rows = changed.map((question) => ({ ...columnsOf(question), source, edition_id: editionId }));
  const stored = await tx
    .insert(questions)
    .values(rows)
    .onConflictDoUpdate({ target: [questions.edition_id, questions.place], set: asGiven(rows[0] ?? {}) })
    .returning({ id: questions.id, place: questions.place });
  const idAt = new Map(stored.map(({ id, place }) => [place, id]));
  const withIds = changed.flatMap((question) => {
    const id = idAt.get(placeName(question));
    return id === undefined ? [] : [{ id, question }];
  });
  const asked = withIds.filter(({ question }) => question.status !== 'gap');
  await writeAlternatives(tx, new Map(withIds.map(({ id, question }) => [id, question.alternatives])));
  await writeKeys(tx, new Map(asked.map(({ id, question }) => [id, keyOf(question)])));
  const ids = [...idAt.values()];
  await fileInBank(tx, ids);
  return ids;
}

const columnsOf = (question: QuestionContent) => ({
  index: question.index,
  language: question.language,
  area: question.area,
  context: question.context,
  statement: question.statement,
  status: question.status,
  reasons: question.reasons,
  flags: question.flags,
  fingerprint: fingerprintOf(question),
  ...question.measures,
});

const keyOf = ({ key, serviceKey }: QuestionContent): NewKey => ({
  letter: key.letter,
  annulled: key.annulled,
  outside_tri: key.outsideTri,
  explanation: key.explanation,
  why_not: key.whyNot,
  service_letter: serviceKey,
});

const fingerprintOf = (question: QuestionContent): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('hex');
