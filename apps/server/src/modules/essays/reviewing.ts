import { type CallOutput, type CallParsed, type EssayToReview, messages } from '@gabarita/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { essayReadings, exams, turmas, users } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { regradeEssay } from '../attempts/essay-attempt.js';
import { notify } from '../notifications/notify.js';
import { turmaIdsOf } from '../turmas/membership.js';
import { mayReview } from './policy.js';
import { outcomeOf, totalOf } from './readings.js';
import { type Essay, findEssay, lockEssay, updateEssay } from './repository.js';
import { isOpen, ownEssay } from './service.js';
import { humanGrade, readingsOf, summaryOf } from './views.js';

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

/** The automatic correction stays beside it; what ranks is the teachers'. */
async function returnEssay(
  tx: Db,
  essay: Essay,
  grade: NonNullable<Essay['human_competencies']>,
  now: Date,
): Promise<Essay> {
  const human_score = totalOf(grade);
  if (essay.attempt_id !== null) await regradeEssay(tx, essay.attempt_id, human_score);
  await notify(tx, now, {
    user_id: essay.user_id,
    kind: 'essay-corrected',
    subject: essay.topic,
    place: placeOf(essay),
    occasion: `essay:${essay.id}`,
  });
  return updateEssay(tx, essay, { returned_at: now, human_score, human_competencies: grade });
}

/** Where its writer reads it. */
const placeOf = ({ id, year, exam_id, created_at }: Essay): string =>
  exam_id === null
    ? `/exam/${year}/redacao?correcao=${id}`
    : `/exam/${created_at.getUTCFullYear()}/redacao?customId=${exam_id}`;

function messageFor({ returned_at, readers_wanted }: Essay): string {
  if (returned_at) return texts.returned;
  return readers_wanted === 3 ? texts.awaitingThird : texts.awaitingSecond;
}

/** What a reader sees. The readings of others stay hidden until the essay is given back: two who know are not two. */
async function toReview(db: Db, person: Person, essay: Essay): Promise<EssayToReview> {
  await refuseStrangers(db, person, essay);
  const readings = await readingsOf(db, essay.id);
  const own = readings.find(({ reading }) => reading.reader_id === person.id)?.reading;
  const [writer] = await db.select().from(users).where(eq(users.id, essay.user_id));
  const [exam] = essay.exam_id === null ? [] : await db.select().from(exams).where(eq(exams.id, essay.exam_id));
  const [turma] = essay.turma_id === null ? [] : await db.select().from(turmas).where(eq(turmas.id, essay.turma_id));
  return {
    ...summaryOf(essay, true),
    text: essay.text,
    result: essay.result,
    human: await humanGrade(db, essay),
    student: { id: essay.user_id, name: writer?.name ?? '' },
    exam_name: exam?.title ?? null,
    turma: turma?.name ?? null,
    requested_at: (essay.review_requested_at ?? essay.created_at).toISOString(),
    readings_count: readings.length,
    readers_wanted: essay.readers_wanted,
    own_reading: own ? { competencies: own.competencies, comments: own.comments, comment: own.comment } : null,
  };
}

/** For whoever may not read it, and before its writer asks, it does not exist. */
async function refuseStrangers(db: Db, person: Person, essay: Essay): Promise<void> {
  if (essay.review_requested_at === null || !(await mayReview(db, person, essay))) throw new AppError('not-found');
}

async function requireLocked(tx: Db, id: number): Promise<Essay> {
  const essay = await lockEssay(tx, id);
  if (!essay) throw new AppError('not-found');
  return essay;
}
