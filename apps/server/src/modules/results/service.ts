import type { CallOutput, CallParsed } from '@gabarita/contract';
import { scoreDisplay } from '@gabarita/scoring';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { rescoringOf } from '../attempts/rescoring.js';
import { attemptViews } from '../attempts/views.js';
import { latestCalibration } from '../calibration/current.js';
import { viewOf } from '../exams/service.js';
import { placedAttempts, tenthsOf, totalsOf } from './repository.js';
import { rosterCounts } from './roster.js';
import { scopeFor, within } from './scope.js';

type Overview = CallOutput<'GET /api/exams/:id/results'>;

export async function readResults(
  { db, clock }: Services,
  person: Person,
  examId: number,
  turmaId: number | undefined,
): Promise<Overview> {
  const now = clock.now();
  const scope = await scopeFor(db, person, examId, turmaId);
  const inScope = within(sql`attempts.turma_id`, scope);
  return {
    exam: await viewOf(db, person, now, examId),
    editable: scope.editable,
    turmas: scope.turmas,
    counts: await rosterCounts(db, scope, now),
    ...(await totalsOf(db, examId, inScope)),
    distribution: distributionOf(await tenthsOf(db, examId, inScope)),
    rescoring: await rescoringOf(db, examId),
    calibration: await calibrationOf(db, examId),
  };
}

const distributionOf = (tenths: ReadonlyMap<number, number>): Overview['distribution'] =>
  Array.from({ length: 10 }, (_, tenth) => ({ from: tenth * 10, to: tenth * 10 + 10, count: tenths.get(tenth) ?? 0 }));

async function calibrationOf(db: Db, examId: number): Promise<Overview['calibration']> {
  const latest = await latestCalibration(db, examId);
  if (!latest) return null;
  const { answers, anchors, at } = latest;
  const display = scoreDisplay(answers, anchors) === 'score' ? 'score' : 'estimate';
  return { answers, anchors, at: at.toISOString(), display };
}

/** First attempts, best first. */
export async function findPlaced(
  { db, clock }: Services,
  person: Person,
  examId: number,
  { cursor, limit, turma_id, awaiting }: CallParsed<'GET /api/exams/:id/results/students', 'query'>,
) {
  const scope = await scopeFor(db, person, examId, turma_id);
  const after = decodeCursor(cursor, ['number', 'id']);
  const inScope = within(sql`attempts.turma_id`, scope);
  const found = await placedAttempts(db, examId, inScope, { awaiting: awaiting === '1', after, limit: limit + 1 });
  const { rows, next } = paged(found, limit, ({ attempt }) => [attempt.percentage, attempt.id]);
  const views = await attemptViews(
    db,
    clock.now(),
    person,
    rows.map(({ attempt }) => attempt),
  );
  const students = rows.flatMap(({ attempt: _, ...place }, index) => {
    const attempt = views[index];
    return attempt ? [{ ...place, attempt }] : [];
  });
  return { students, next };
}
