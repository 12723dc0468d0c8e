import { type ItemParameters, scoreDisplay } from '@gabarita/scoring';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { prepared } from '../../db/prepared.js';
import { calibratedItems, calibrations } from '../../db/schema/index.js';

/** The parameters that an exam is scored with since its items were last calibrated. */
export interface CurrentCalibration {
  items: ReadonlyMap<number, ItemParameters>;
  placementError: number;
  /** From enough answers or anchors to be shown as a score; an estimate otherwise. */
  firm: boolean;
}

export async function currentCalibration(db: Db, examId: number): Promise<CurrentCalibration | null> {
  const latest = await latestCalibration(db, examId);
  if (!latest) return null;
  const items = await db.select().from(calibratedItems).where(eq(calibratedItems.calibration_id, latest.id));
  return {
    items: new Map(items.map(({ question_id, a, b, c }) => [question_id, { a, b, c }])),
    placementError: latest.placement_error,
    firm: scoreDisplay(latest.answers, latest.anchors) === 'score',
  };
}

const latest = prepared((db, value) =>
  db
    .select()
    .from(calibrations)
    .where(eq(calibrations.exam_id, value('examId')))
    .orderBy(desc(calibrations.id))
    .limit(1),
);

export async function latestCalibration(db: Db, examId: number) {
  const [row] = await latest(db, { examId });
  return row;
}

/** The exam is of another area now: its items lie on a scale that is not theirs any more. */
export async function forgetCalibrations(tx: Db, examId: number): Promise<void> {
  await tx.delete(calibrations).where(eq(calibrations.exam_id, examId));
}
