import { type CallOutput, type CallParsed, type EssayToReview, messages } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { essayReadings } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { audit } from '../audit/service.js';
import { turmaIdsOf } from '../turmas/membership.js';
import { mayReturnAsIs } from './policy.js';
import { gradeWithout, outcomeOf } from './readings.js';
import { type Essay, findEssay, lockEssay, updateEssay } from './repository.js';
import { returnEssay } from './returning.js';
import { refuseStrangers, toReview } from './review-view.js';
import { isOpen, ownEssay } from './service.js';
import { readingsOf, summaryOf } from './views.js';

const { essays: texts } = messages;

/** A student asks for a reading. Asking again changes nothing. */
export async function askForReview(
  { db, clock }: Services,
  person: Person,
  id: number,
): Promise<CallOutput<'POST /api/essays/:id/review'>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await ownEssay(tx, person, id);
    const essay = await requireLocked(tx, id);
    if ((await turmaIdsOf(tx, person.id)).size === 0 && essay.exam_id === null) throw new AppError('essays.no-teacher');
    const asked = essay.review_requested_at ? essay : await updateEssay(tx, essay, { review_requested_at: now });
    return { message: texts.reviewAsked, essay: summaryOf(asked, await isOpen(tx, person, asked, now)) };
  });
}

export async function readForReview({ db }: Services, person: Person, id: number): Promise<EssayToReview> {
  const essay = await findEssay(db, id);
  if (!essay) throw new AppError('not-found');
  return toReview(db, person, essay);
}

/** A teacher's reading: the last one that is wanted gives the essay back. */
export async function giveReading(
  { db, clock }: Services,
  person: Person,
  id: number,
  { second_reader, ...reading }: CallParsed<'POST /api/essays/reviews/:id', 'body'>,
): Promise<CallOutput<'POST /api/essays/reviews/:id'>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const essay = await requireLocked(tx, id);
    await refuseStrangers(tx, person, essay);
    const before = await readingsOf(tx, id);
    if (before.some((given) => given.reading.reader_id === person.id)) throw new AppError('essays.already-read');
    if (essay.returned_at !== null) throw new AppError('essays.not-waiting');
    await tx.insert(essayReadings).values({ ...reading, essay_id: id, reader_id: person.id, created_at: now });
    const scores = [...before.map((given) => given.reading.competencies), reading.competencies];
    const wanted = second_reader ? Math.max(2, essay.readers_wanted) : essay.readers_wanted;
    const outcome = outcomeOf(scores, wanted);
    const read =
      'grade' in outcome
        ? await returnEssay(tx, essay, outcome.grade, now)
        : await updateEssay(tx, essay, { readers_wanted: outcome.wanted });
    return { message: messageFor(read), essay: await toReview(tx, person, read) };
  });
}

/** The way out when the next reader does not come. Every reading stays, and so does the automatic correction. */
export async function returnAsIs(
  { db, clock }: Services,
  person: Person,
  id: number,
): Promise<CallOutput<'POST /api/essays/reviews/:id/return'>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const essay = await requireLocked(tx, id);
    await refuseStrangers(tx, person, essay);
    const readings = await readingsOf(tx, id);
    const [first, second] = readings.map(({ reading }) => reading.competencies);
    if (!first || essay.returned_at !== null) throw new AppError('essays.not-waiting');
    if (!mayReturnAsIs(person, essay, readings)) throw new AppError('essays.read-first');
    const returned = await returnEssay(tx, essay, gradeWithout(first, second), now);
    await audit(tx, now, person, {
      action: 'essay.returned-early',
      subject: essay.topic,
      details: { essay_id: id, readings: readings.length, wanted: essay.readers_wanted, score: returned.human_score },
    });
    return { message: messageFor(returned), essay: await toReview(tx, person, returned) };
  });
}

function messageFor({ returned_at, readers_wanted }: Essay): string {
  if (returned_at) return texts.returned;
  return readers_wanted === 3 ? texts.awaitingThird : texts.awaitingSecond;
}

async function requireLocked(tx: Db, id: number): Promise<Essay> {
  const essay = await lockEssay(tx, id);
  if (!essay) throw new AppError('not-found');
  return essay;
}
