import { SHORT_LABELS } from '@gabarita/enem';
import { responseMatrix } from '@gabarita/scoring';
import type { Services } from '../../services.js';
import { requestRescoring } from '../attempts/rescoring.js';
import { CALIBRATING } from './calibrating.js';
import { type GrownExam, grownExams, itemsToCalibrate, outcomesOf, storeCalibration } from './repository.js';

/** Fewer answers say too little of the items. */
const ANSWERS_AT_FIRST = 30;
/** Again when there are half as many more: each time the parameters are better by about a fifth. */
const GROWTH = 1.5;

/**
 * The job: estimates the items of teachers' exams from their answers, and has the attempts scored with them. Exams whose
 * items all have official parameters need none of it. Says which exams it calibrated.
 */
export async function calibrateGrownExams(services: Pick<Services, 'db' | 'clock' | 'threads'>): Promise<number[]> {
  const calibrated: number[] = [];
  for (const exam of await grownExams(services.db, ANSWERS_AT_FIRST, GROWTH)) {
    if (await calibrateExam(services, exam)) calibrated.push(exam.exam_id);
  }
  return calibrated;
}

async function calibrateExam(
  { db, clock, threads }: Pick<Services, 'db' | 'clock' | 'threads'>,
  { exam_id, area }: GrownExam,
) {
  const at = clock.now();
  const items = await itemsToCalibrate(db, exam_id, area);
  if (items.every(({ official }) => official !== null)) return false;
  const ids = items.map(({ question_id }) => question_id);
  const outcomes = await outcomesOf(db, exam_id, ids);
  const anchors = new Map(items.flatMap(({ official }, place) => (official ? [[place, official] as const] : [])));
  const matrix = responseMatrix(outcomes, ids.length);
  const calibration = await threads.run(CALIBRATING, { area: SHORT_LABELS[area], matrix, anchors });
  await db.transaction(async (tx) => {
    await storeCalibration(tx, { exam_id, answers: outcomes.length, at }, items, calibration);
    await requestRescoring(tx, { exam_id }, 'calibration');
  });
  return true;
}
