import type { EssaySummary, EssayView } from '@gabarita/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { essayReadings, users } from '../../db/schema/index.js';
import type { Essay } from './repository.js';

/** Essays as their writer sees them. `open` is false while an exam keeps its results to itself. */

export const summaryOf = (essay: Essay, open: boolean): EssaySummary => ({
  id: essay.id,
  year: essay.year,
  exam_id: essay.exam_id,
  topic: essay.topic,
  version: essay.version,
  source: essay.source,
  score: open ? essay.score : null,
  margin: open ? essay.result.margin : null,
  competencies: open ? essay.result.competencies : null,
  review: reviewOf(essay),
  human_score: open ? essay.human_score : null,
  created_at: essay.created_at.toISOString(),
});

const reviewOf = ({ review_requested_at, returned_at }: Essay): EssaySummary['review'] => {
  if (returned_at) return 'returned';
  return review_requested_at ? 'waiting' : 'none';
};

export async function essayView(
  db: Db,
  essay: Essay,
  previous: EssaySummary | null,
  open: boolean,
): Promise<EssayView> {
  return {
    ...summaryOf(essay, open),
    text: essay.text,
    result: open ? essay.result : null,
    human: open ? await humanGrade(db, essay) : null,
    previous,
  };
}

/** What teachers gave, once the essay is back: before that, nobody reads anybody's grade. */
export async function humanGrade(db: Db, essay: Essay): Promise<EssayView['human']> {
  const { human_score, human_competencies, returned_at } = essay;
  if (returned_at === null || human_score === null || human_competencies === null) return null;
  const readings = await readingsOf(db, essay.id);
  return {
    score: human_score,
    competencies: human_competencies,
    readings: readings.map(({ reader, reading }) => ({
      reader: reader ?? '',
      competencies: reading.competencies,
      comments: reading.comments,
      comment: reading.comment,
    })),
  };
}

export type GivenReading = Awaited<ReturnType<typeof readingsOf>>[number];

export function readingsOf(db: Db, essayId: number) {
  return db
    .select({ reading: essayReadings, reader: users.name })
    .from(essayReadings)
    .leftJoin(users, eq(users.id, essayReadings.reader_id))
    .where(eq(essayReadings.essay_id, essayId))
    .orderBy(asc(essayReadings.id));
}
