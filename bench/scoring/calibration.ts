/**
 * Calibrates on N real participants, scores the others of that year and compares with their official scores.
 *
 *   npm run bench:calibration [-- seeds]
 */

import { seededRandom, shuffled } from '@gabarita/practice';
import { type Anchors, AREAS, type Area, calibrate, calibratedScorer, responseMatrix } from '@gabarita/scoring';
import { type AnswerMatrix, answerMatrix } from './answer-matrix.js';
import { drawnAnswers } from './drawn-answers.js';
import { bookletsOfYear, participantsOfYear, requireRealData } from './real-data.js';

const CASES = [
  { year: 2016, students: 20, anchors: 0 },
  { year: 2016, students: 50, anchors: 0 },
  { year: 2016, students: 200, anchors: 0 },
  { year: 2016, students: 800, anchors: 0 },
  { year: 2016, students: 100, anchors: 10 },
  { year: 2016, students: 300, anchors: 10 },
  { year: 2016, students: 800, anchors: 10 },
  { year: 2022, students: 60, anchors: 0 },
  { year: 2022, students: 60, anchors: 10 },
  { year: 2019, students: 45, anchors: 0 },
];

/** On answers drawn from the year's items, because 2019's real ones are too few; 2016 shows what such answers are worth. */
const DRAWN_CASES = [
  { year: 2016, students: 200, anchors: 0 },
  { year: 2016, students: 300, anchors: 10 },
  { year: 2019, students: 200, anchors: 0 },
  { year: 2019, students: 300, anchors: 10 },
];
const DRAWN_STUDENTS = 1000;

requireRealData();
const seeds = Number(process.argv[2] ?? 5);
const real = new Map([2016, 2019, 2022].map((year) => [year, matricesOf(year)]));
const drawn = new Map([2016, 2019].map((year) => [year, drawnOf(year)]));

type Matrices = ReadonlyMap<Area, AnswerMatrix>;

function matricesOf(year: number): Matrices {
  const booklets = bookletsOfYear(year);
  const participants = participantsOfYear(year);
  return new Map(AREAS.map((area) => [area, answerMatrix(area, booklets, participants)]));
}

function drawnOf(year: number): Matrices {
  return new Map([...matricesOf(year)].map(([area, answers]) => [area, drawnAnswers(area, answers, DRAWN_STUDENTS)]));
}

interface Accuracy {
  correlation: number;
  meanAbsoluteError: number;
  bias: number;
}

function accuracyOf(data: AnswerMatrix, area: Area, students: number, anchorCount: number, seed: number): Accuracy {
  const random = seededRandom(seed);
  const order = shuffled(data.rows.length, random);
  const anchors: Anchors = new Map(
    shuffled(data.items.length, random)
      .flatMap((column) => {
        const parameters = data.items[column]?.parameters;
        return parameters ? [[column, parameters] as const] : [];
      })
      .slice(0, anchorCount),
  );
  const rowsAt = (chosen: number[]) => chosen.flatMap((index) => data.rows[index] ?? []);
  const training = rowsAt(order.slice(0, students)).map((row) => row.outcomes);
  const score = calibratedScorer(calibrate(responseMatrix(training, data.items.length), area, anchors));
  const others = rowsAt(order.slice(students));
  return compare(
    others.map((row) => score(row.outcomes).score),
    others.map((row) => row.official),
  );
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function compare(ours: number[], official: number[]): Accuracy {
  const errors = ours.map((score, index) => score - (official[index] ?? 0));
  const deviations = (values: number[]) => values.map((value) => value - mean(values));
  const product = (one: number[], other: number[]) => mean(one.map((value, index) => value * (other[index] ?? 0)));
  const [x, y] = [deviations(ours), deviations(official)];
  return {
    correlation: product(x, y) / Math.sqrt(product(x, x) * product(y, y)),
    meanAbsoluteError: mean(errors.map(Math.abs)),
    bias: mean(errors),
  };
}

const average = (runs: Accuracy[]): Accuracy => ({
  correlation: mean(runs.map((run) => run.correlation)),
  meanAbsoluteError: mean(runs.map((run) => run.meanAbsoluteError)),
  bias: mean(runs.map((run) => run.bias)),
});

const tableOf = (cases: typeof CASES, years: ReadonlyMap<number, Matrices>) =>
  cases.map(({ year, students, anchors }) => {
    const byArea = AREAS.map((area) => {
      const data = years.get(year)?.get(area);
      if (!data) throw new Error(`no answers for ${year} ${area}`);
      return average(Array.from({ length: seeds }, (_, seed) => accuracyOf(data, area, students, anchors, seed + 1)));
    });
    const overall = average(byArea);
    return {
      year,
      students,
      anchors,
      r: overall.correlation.toFixed(4),
      'mean abs. error': overall.meanAbsoluteError.toFixed(1),
      ...Object.fromEntries(
        byArea.map((area, index) => [
          `${AREAS[index]} r / error / bias`,
          `${area.correlation.toFixed(3)} / ${area.meanAbsoluteError.toFixed(1)} / ${area.bias.toFixed(1)}`,
        ]),
      ),
    };
  });

console.log(`Calibrated on N participants, scored on the others of that year, mean of ${seeds} random draws an area:`);
console.table(tableOf(CASES, real));
console.log(`The same on ${DRAWN_STUDENTS} answer sheets drawn from the published items of the year:`);
console.table(tableOf(DRAWN_CASES, drawn));
