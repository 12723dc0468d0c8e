import {
  abilityFrom,
  type PreparedQuestion,
  preparePool,
  type StopRule,
  seededRandom,
  simulateNivelamento,
  standardNormal,
  studentPool,
} from '@gabarita/practice';
import {
  AREAS,
  type Area,
  answeredItems,
  applicationsOf,
  type Booklet,
  ENGLISH,
  momentsOf,
  takesPart,
} from '@gabarita/scoring';

/** As long as it takes, within a real exam's length and the student's own pool, to see how many questions the error needs. */
const untilError = (error: number): StopRule => ({ most: 45, fewest: 1, error });

export interface SimulatedArea {
  readonly area: Area;
  readonly items: number;
  /** Mean number of questions until the error is reached. */
  readonly questions: number;
  /** Share of the students whose questions end before it is reached. */
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

interface Sitting {
  readonly asked: readonly string[];
  /** Standard error of θ at the end. */
  readonly error: number;
}

/** The nivelamentos of students of N(0, 1) who answer as the model says. */
function sittings(bank: readonly PreparedQuestion[], students: number, seed: number, rule?: StopRule): Sitting[] {
  const random = seededRandom(seed);
  return Array.from({ length: students }, () => {
    const answers = simulateNivelamento(studentPool(bank, random), standardNormal(random), random, rule);
    return { asked: answers.map(({ id }) => id), error: momentsOf(abilityFrom(bank, answers)).sd };
  });
}

/** All regular items at hand, with the rules of the nivelamento: its own pool for each student, one of the best eight. */
export function simulateAreas(
  years: readonly ReadonlyMap<number, Booklet>[],
  students: number,
  error: number,
  seed: number,
): SimulatedArea[] {
  return AREAS.map((area) => {
    const bank = regularItems(years, area);
    const sought = sittings(bank, students, seed, untilError(error));
    const shown = new Map<string, number>();
    for (const id of sittings(bank, students, seed).flatMap(({ asked }) => asked)) {
      shown.set(id, (shown.get(id) ?? 0) + 1);
    }
    return {
      area,
      items: bank.length,
      questions: sought.reduce((sum, { asked }) => sum + asked.length, 0) / students,
      unreached: sought.filter((sitting) => sitting.error > error).length / students,
      largestExposure: Math.max(0, ...shown.values()) / students,
    };
  });
}
