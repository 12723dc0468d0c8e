import type { Db } from '../../db/database.js';
import { regradeEssay } from '../attempts/essay-attempt.js';
import { notify } from '../notifications/notify.js';
import { totalOf } from './readings.js';
import { type Essay, updateEssay } from './repository.js';

/** The automatic correction stays beside it; what ranks is the teachers'. */
export async function returnEssay(
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
