import type { EssayToReview } from '@gabarita/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { essays, exams, users } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import { mayReturnAsIs, mayReview } from './policy.js';
import { type Essay, turmaName } from './repository.js';
import { humanGrade, readingsOf, summaryOf } from './views.js';

/** What a reader sees. The readings of others stay hidden until the essay is given back: two who know are not two. */
export async function toReview(db: Db, person: Person, essay: Essay): Promise<EssayToReview> {
  await refuseStrangers(db, person, essay);
  const readings = await readingsOf(db, essay.id);
  const own = readings.find(({ reading }) => reading.reader_id === person.id)?.reading;
  const [writer] = await db.select().from(users).where(eq(users.id, essay.user_id));
  const [exam] = essay.exam_id === null ? [] : await db.select().from(exams).where(eq(exams.id, essay.exam_id));
  const [written] = await db.select({ turma: turmaName }).from(essays).where(eq(essays.id, essay.id));
  return {
    ...summaryOf(essay, true),
    text: essay.text,
    result: essay.result,
    human: await humanGrade(db, essay),
    student: { id: essay.user_id, name: writer?.name ?? '' },
    exam_name: exam?.title ?? null,
    turma: written?.turma ?? null,
    requested_at: (essay.review_requested_at ?? essay.created_at).toISOString(),
    readings_count: readings.length,
    readers_wanted: essay.readers_wanted,
    can_return: mayReturnAsIs(person, essay, readings),
    own_reading: own ? { competencies: own.competencies, comments: own.comments, comment: own.comment } : null,
  };
}

/** For whoever may not read it, and before its writer asks, it does not exist. */
export async function refuseStrangers(db: Db, person: Person, essay: Essay): Promise<void> {
  if (essay.review_requested_at === null || !(await mayReview(db, person, essay))) throw new AppError('not-found');
}
