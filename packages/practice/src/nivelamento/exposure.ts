import type { PreparedQuestion } from '../question.js';
import { simulateNivelamento, standardNormal } from './simulated-student.js';

/** No question is shown to a larger share of students than this. */
export const LARGEST_EXPOSURE = 0.3;

/** Kept below the limit, because shares are estimated from simulated students. */
const AIM = 0.26;
const ROUNDS = 8;
const STUDENTS = 400;

/** In how many students' own pools each question is, from 0 to 1; a question that is not named is in all. */
export type ExposureChances = ReadonlyMap<string, number>;

/** The pool of one student: what is drawn here travels with the nivelamento, so the rule holds offline too. */
export const poolOfStudent = <Question extends PreparedQuestion>(
  pool: readonly Question[],
  chances: ExposureChances,
  random: () => number,
): Question[] => pool.filter(({ id }) => random() < (chances.get(id) ?? 1));

/**
 * Finds the chances by simulation (Sympson and Hetter's idea, before the test instead of during it): whatever is shown too
 * often becomes rarer in the next round's pools. A second of work when the bank changes, none for a student.
 */
export function exposureChances(pool: readonly PreparedQuestion[], random: () => number): ExposureChances {
  let chances = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const shown = exposures(pool, chances, STUDENTS, random);
    chances = new Map(
      pool.map(({ id }) => [id, Math.min(1, ((chances.get(id) ?? 1) * AIM) / Math.max(shown.get(id) ?? 0, 1e-9))]),
    );
  }
  return chances;
}

/** The share of simulated students that sees each question. */
export function exposures(
  pool: readonly PreparedQuestion[],
  chances: ExposureChances,
  students: number,
  random: () => number,
): Map<string, number> {
  const shown = new Map<string, number>();
  for (let student = 0; student < students; student++) {
    const own = poolOfStudent(pool, chances, random);
    for (const { id } of simulateNivelamento(own, standardNormal(random), random)) {
      shown.set(id, (shown.get(id) ?? 0) + 1 / students);
    }
  }
  return shown;
}
