import type { QuestionGrid } from '../layout/question-grid.js';
import type { BubbleSample } from './bubble-sampling.js';
import { type Darkness, neighbours, rowsOf } from './darkness.js';
import type { MarkLevels, Ranking } from './decision.js';
import { median } from './statistics.js';

/** Below this a person should look. */
export const DOUBTFUL = 0.5;
/** Given to a question that could not be seen properly, whatever it looked like. */
const HARDLY_SEEN = 0.2;
const LEAST_VISIBILITY = 0.4;
/** Paper this much darker or brighter than around a question's neighbours is a thumb or a reflection. */
const PAPER_RANGE = { least: 0.7, most: 1.45 };

/** How sure a decision is: 1 far from every threshold, 0 on one, `DOUBTFUL` where errors begin. */
export function confidenceOf(ranking: Ranking, marks: number, levels: MarkLevels): number {
  const [top, second] = ranking;
  const { noise, first, another, filling, usualMark } = levels;
  if (marks === 0) return clamp((first - top.darkness) / (0.4 * first), (first - top.darkness) / (2 * noise));
  // On an empty sheet nothing shows how this student marks, and a fingertip or a stain would be the only answer.
  const alone = filling === 'empty' ? top.darkness / usualMark : 1;
  const clear = Math.min((top.darkness - first) / (0.35 * first), (top.darkness - first) / (2 * noise), alone);
  const share = second.darkness / top.darkness;
  if (marks === 1) {
    const lead = ((top.darkness - second.darkness) / noise - 1) / 4;
    const rival = second.darkness > 0.8 * another ? (0.4 - share) / 0.25 : 1;
    return clamp(clear, lead, (0.6 - share) / 0.2, rival);
  }
  const last = ranking[marks - 1].darkness;
  return clamp(clear, (last - another) / (0.4 * another), (last / top.darkness - 0.5) / 0.3);
}

/** For each question, at most how sure one can be of it, given how well its bubbles were seen. */
export function visibilityLimits(
  samples: readonly BubbleSample[],
  { visibility, washedOut }: Darkness,
  grid: QuestionGrid,
): number[] {
  const rows = rowsOf(samples);
  const reflected = rowsOf(washedOut).map((row) => row.includes(true));
  const paper = rows.map((row) => median(row.map((sample) => sample.paper)));
  return rows.map((row, index) => {
    if (row.some(({ visible }) => !visible)) return 0;
    const paperNearby = median(neighbours(index, rows.length, grid).map((other) => paper[other]));
    const isHardlySeen =
      visibility[index] < LEAST_VISIBILITY ||
      row.filter(({ evenPaper }) => !evenPaper).length > 1 ||
      isOutside(PAPER_RANGE, paper[index] / paperNearby) ||
      reflected[index];
    return isHardlySeen ? HARDLY_SEEN : 1;
  });
}

function isOutside({ least, most }: { least: number; most: number }, value: number): boolean {
  return value < least || value > most;
}

function clamp(...values: number[]): number {
  return Math.max(0, Math.min(1, ...values));
}
