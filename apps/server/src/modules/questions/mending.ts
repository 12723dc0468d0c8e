import { type CallParsed, messages, type StaffQuestion } from '@gabarita/contract';
import { FLAGS, flagsOn, GAPS, LETTERS, REASONS, type Reason, reasonsAgainst } from '@gabarita/enem';
import { AppError, type FieldErrors, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { changeAndRescore, requestRescoringWith } from '../attempts/rescoring.js';
import { audit } from '../audit/service.js';
import { hashIn, setAlternativeText } from '../images/service.js';
import { announceKeyOffers, announceWithdrawal } from '../notifications/announcements.js';
import { withAsked } from './asked.js';
import { fileInBank } from './bank-entries.js';
import { reasonsFor, recordCorrection } from './keys.js';
import { findForStaff, listForStaff, lockQuestion, type StaffRow, touchEdition, updateQuestion } from './repository.js';
import { withKeys } from './service.js';
import { writeAlternatives, writeKeys } from './write.js';

/** What admins do with questions that ingestion set aside, or that somebody found wrong. Every change is audited. */

type Mend = CallParsed<'PATCH /api/questions/:id', 'body'>;

export async function questionsToLookAt(
  { db }: Services,
  { view, year, cursor, limit }: CallParsed<'GET /api/questions/quarantine', 'query'>,
) {
  const [after] = decodeCursor(cursor, ['id']) ?? [];
  const found = await listForStaff(db, { view, year, after, limit: limit + 1 });
  const { rows, next } = paged(found, limit, (row) => [row.id]);
  return { questions: await staffViews(db, rows), next };
}

export async function questionForStaff(db: Db, id: number): Promise<StaffQuestion> {
  const row = await findForStaff(db, id);
  const [view] = row ? await staffViews(db, [row]) : [];
  if (!view) throw new AppError('not-found');
  return view;
}

/** For whoever changes it: what two people mend at the same moment is one after the other, and neither is undone. */
async function lockedForStaff(tx: Db, id: number): Promise<StaffQuestion> {
  await lockQuestion(tx, id);
  return questionForStaff(tx, id);
}

export async function mendQuestion(services: Services, person: Person, id: number, mend: Mend) {
  const now = services.clock.now();
  return changeAndRescore(services, (tx) => mendIn(tx, now, person, id, mend));
}

export async function mendIn(tx: Db, now: Date, person: Person, id: number, mend: Mend) {
  const before = await lockedForStaff(tx, id);
  await mendImages(tx, before, mend.images ?? []);
  const { context = before.context, statement = before.statement } = mend;
  await updateQuestion(tx, id, { context, statement, flags: flagsOn({ context }), mended_at: now });
  if (mend.alternatives) await mendAlternatives(tx, before, mend.alternatives);
  await mendKey(tx, now, person, before, mend);
  return finish(tx, now, person, before, { action: 'question.mended', changed: Object.keys(mend) });
}

/** Back to the students, if nothing stands against it any more. */
export async function releaseQuestion(services: Services, person: Person, id: number) {
  const now = services.clock.now();
  return changeAndRescore(services, async (tx) => {
    const question = await lockedForStaff(tx, id);
    const reasons = reasonsAgainst(question);
    if (reasons.length > 0) throw new AppError('validation.failed', refusals(reasons));
    // Looked at and found good: ingestion must not withdraw it again.
    await updateQuestion(tx, id, { status: 'served', reasons: [], mended_at: now });
    return finish(tx, now, person, question, { action: 'question.released' });
  });
}

export async function withdrawQuestion(services: Services, person: Person, id: number, reason: string) {
  const now = services.clock.now();
  return changeAndRescore(services, (tx) => withdrawIn(tx, now, person, id, reason));
}

export async function withdrawIn(tx: Db, now: Date, person: Person, id: number, reason: string) {
  const question = await lockedForStaff(tx, id);
  await updateQuestion(tx, id, { status: 'quarantined', reasons: ['withdrawn-by-staff'], mended_at: now });
  await announceWithdrawal(tx, id, now);
  return finish(tx, now, person, question, { action: 'question.withdrawn', reason });
}

async function staffViews(db: Db, rows: StaffRow[]): Promise<StaffQuestion[]> {
  const questions = await withKeys(db, await withAsked(db, rows));
  return questions.map(({ mended_at, edition_id: _, reasons, flags, ...question }) => ({
    ...question,
    mended: mended_at !== null,
    reasons: reasons.map((code) => ({ code, text: { ...REASONS, ...GAPS }[code] })),
    flags: flags.map((code) => ({ code, text: FLAGS[code] })),
  }));
}

async function mendImages(tx: Db, question: StaffQuestion, texts: NonNullable<Mend['images']>): Promise<void> {
  for (const { src, alt } of texts) {
    const hash = hashIn(src);
    if (!hash || !question.images.some((image) => image.src === src)) {
      throw fieldError('images', messages.questions.imageUnknown);
    }
    await setAlternativeText(tx, hash, alt);
  }
}

/** Letters that are not named stay as they are; an image of an alternative is never lost by mending its text. */
async function mendAlternatives(
  tx: Db,
  { id, alternatives }: StaffQuestion,
  mended: NonNullable<Mend['alternatives']>,
) {
  const options = LETTERS.flatMap((letter) => {
    const known = alternatives.find((alternative) => alternative.letter === letter);
    const change = mended.find((alternative) => alternative.letter === letter);
    if (!known && !change) return [];
    const text = change ? change.text || null : (known?.text ?? null);
    return [{ letter, text, image: known?.image ? (hashIn(known.image) ?? null) : null }];
  });
  await writeAlternatives(tx, new Map([[id, options]]));
}

async function mendKey(tx: Db, at: Date, person: Person, { id, key }: StaffQuestion, mend: Mend): Promise<void> {
  if (mend.key === undefined && mend.explanation === undefined) return;
  const { explanation = key.explanation } = mend;
  const letter = mend.key === undefined ? key.letter : mend.key;
  const annulled = mend.key === undefined ? key.annulled : mend.key === null;
  const { why_not } = reasonsFor(letter, key);
  await writeKeys(tx, new Map([[id, { letter, annulled, explanation: explanation || null, why_not }]]));
  if (letter !== key.letter || annulled !== key.annulled) {
    await recordCorrection(tx, at, person, { exam_id: null, question_id: id, from: key, to: { letter, annulled } });
    await announceKeyOffers(tx, at);
  }
}

const FIELD_OF: Partial<Record<Reason, [string, string]>> = {
  'statement-missing': ['statement', messages.questions.statementRequired],
  'nothing-to-read': ['context', messages.questions.nothingToRead],
  'key-missing': ['key', messages.questions.keyRequired],
  'alternatives-missing': ['alternatives', messages.questions.fiveAlternatives],
  'alternative-empty': ['alternatives', messages.questions.fiveAlternatives],
  'alternatives-alike': ['alternatives', messages.questions.fiveAlternatives],
};

function refusals(reasons: Reason[]): FieldErrors {
  const entries = reasons.map((reason) => FIELD_OF[reason] ?? ['context', REASONS[reason]]);
  return Object.fromEntries(entries.map(([field, text]) => [field, [text]]));
}

type Deed = {
  action: 'question.mended' | 'question.released' | 'question.withdrawn';
  changed?: string[];
  reason?: string;
};

const SENTENCES = {
  'question.mended': messages.questions.mended,
  'question.released': messages.questions.released,
  'question.withdrawn': messages.questions.withdrawn,
} as const;

async function finish(tx: Db, at: Date, person: Person, question: StaffQuestion, { action, ...details }: Deed) {
  await fileInBank(tx, [question.id]);
  const row = await findForStaff(tx, question.id);
  if (row) await touchEdition(tx, row.edition_id);
  await requestRescoringWith(tx, [question.id]);
  const subject = `${question.edition}, questão ${question.index}`;
  await audit(tx, at, person, { action, subject, details: { question_id: question.id, ...details } });
  return { message: SENTENCES[action], question: await questionForStaff(tx, question.id) };
}
