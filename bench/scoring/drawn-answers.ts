import { seededRandom } from '@gabarita/practice';
import {
  type Area,
  calibratedScorer,
  type ItemRow,
  pointsOf,
  probabilityCorrect,
  RIGHT,
  scoreOf,
  WRONG,
} from '@gabarita/scoring';
import type { AnswerMatrix } from './answer-matrix.js';

/** Of the true abilities: wider than that of official scores, which are drawn to the middle by their own uncertainty. */
const ABILITY_SD = 0.75;

/**
 * Answers drawn from an exam's published items for students around the real ones' mean, scored with those items: what a
 * year with few real answers would give. Where there are many (2016) both ways can be held against each other.
 */
export function drawnAnswers(area: Area, { items, rows }: AnswerMatrix, students: number): AnswerMatrix {
  const random = seededRandom(students);
  const scored = items.flatMap((item) => (item.parameters ? [{ ...item, parameters: item.parameters }] : []));
  const officialScore = calibratedScorer({ area, items: scored, placementError: 0 });
  const meanScore = rows.reduce((sum, row) => sum + row.official, 0) / rows.length;
  const meanAbility = (meanScore - scoreOf(area, 0)) / pointsOf(area, 1);
  return {
    items: scored,
    rows: Array.from({ length: students }, () => {
      const ability = meanAbility + ABILITY_SD * normal(random);
      const outcomes = answersOf(scored, ability, random);
      return { outcomes, official: officialScore(outcomes).score };
    }),
  };
}

const answersOf = (
  items: readonly (ItemRow & { parameters: NonNullable<ItemRow['parameters']> })[],
  ability: number,
  random: () => number,
) => Int8Array.from(items, ({ parameters }) => (random() < probabilityCorrect(parameters, ability) ? RIGHT : WRONG));

/** Box and Muller's. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
