import {
  exposureChances,
  exposures,
  type PreparedQuestion,
  poolOfStudent,
  preparePool,
  type StopRule,
  seededRandom,
  simulateNivelamento,
  standardNormal,
} from '@gabarita/practice';
import { AREAS, type Area, answeredItems, applicationsOf, type Booklet, ENGLISH, takesPart } from '@gabarita/scoring';

/** As long as it takes, within a real exam's length, to see how many questions the error needs. */
const untilError = (error: number): StopRule => ({ most: 45, fewest: 1, error });

export interface SimulatedArea {
  readonly area: Area;
  readonly items: number;
  /** Mean number of questions until the error is reached. */
  readonly questions: number;
  /** Share of the students that never reach it within 45. */
  readonly unreached: number;
  /** Share of the students that sees the question shown most, in the nivelamento as it is. */
  readonly largestExposure: number;
}

/** The items of the regular application, with English for the foreign language: a student answers one of the two. */
function regularItems(years: readonly ReadonlyMap<number, Booklet>[], area: Area): PreparedQuestion[] {
  const rows = years.flatMap((booklets) => {
    const applications = applicationsOf(booklets.values());
    const booklet = [...booklets.values()].find((one) => one.area === area && applications.get(one.code) === 1);
    return booklet ? answeredItems(booklet, ENGLISH).filter(takesPart) : [];
  });
  return preparePool(
    rows.flatMap(({ item, parameters, skill }) =>
      parameters ? [{ id: String(item), topic: skill === null ? null : `H${skill}`, parameters }] : [],
    ),
  );
}

/** Students of N(0, 1) who answer as the model says, on all regular items at hand. */
export function simulateAreas(
  years: readonly ReadonlyMap<number, Booklet>[],
  students: number,
  error: number,
  seed: number,
): SimulatedArea[] {
  return AREAS.map((area) => {
    const random = seededRandom(seed);
    const pool = regularItems(years, area);
    const chances = exposureChances(pool, random);
    const rule = untilError(error);
    const lengths = Array.from(
      { length: students },
      () => simulateNivelamento(poolOfStudent(pool, chances, random), standardNormal(random), random, rule).length,
    );
    return {
      area,
      items: pool.length,
      questions: lengths.reduce((sum, length) => sum + length, 0) / students,
      unreached: lengths.filter((length) => length >= rule.most).length / students,
      largestExposure: Math.max(0, ...exposures(pool, chances, students, random).values()),
    };
  });
}
