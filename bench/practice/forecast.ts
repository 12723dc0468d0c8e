/** The forecast from one half of a real exam, held against the score of the other half. */
import {
  curveOf,
  type ExamOutlook,
  examOutlook,
  forecast,
  learn,
  type MarkedQuestion,
  seededRandom,
  shuffled,
  unknownAbility,
} from '@gabarita/practice';
import { momentsOf, scoreOf } from '@gabarita/scoring';
import { mean, type RealExam, YEARS } from './real-exams.js';

/** Two halves of an exam's questions, the same for everybody who sat it, with what a half would say at each level. */
interface Split {
  readonly first: ReadonlySet<string>;
  readonly outlooks: readonly [ExamOutlook, ExamOutlook];
}

const NOW = 0;

function splitOf(questions: readonly MarkedQuestion[], seed: number): Split {
  const random = seededRandom(seed);
  const sorted = [...questions].sort((one, other) => Number(one.id) - Number(other.id));
  const order = shuffled(sorted.length, random).flatMap((place) => sorted[place] ?? []);
  const half = Math.ceil(order.length / 2);
  const outlook = (part: readonly MarkedQuestion[]) =>
    examOutlook(
      part.map(({ parameters }) => parameters),
      random,
    );
  return {
    first: new Set(order.slice(0, half).map(({ id }) => id)),
    outlooks: [outlook(order.slice(0, half)), outlook(order.slice(half))],
  };
}

function scoreOfPart({ area }: RealExam, part: readonly MarkedQuestion[]): number {
  const ability = unknownAbility();
  for (const { parameters, right } of part) learn(ability, curveOf(parameters), right);
  return scoreOf(area, momentsOf(ability).theta);
}

interface Outcome {
  readonly exam: RealExam;
  readonly held: boolean;
  readonly width: number;
  readonly error: number;
}

function forecastOutcomes(exams: readonly RealExam[], seed: number): Outcome[] {
  const splits = new Map<string, Split>();
  return exams.flatMap((exam) => {
    const key = exam.questions
      .map(({ id }) => id)
      .sort()
      .join(' ');
    const split = splits.get(key) ?? splitOf(exam.questions, seed);
    splits.set(key, split);
    const halves = [
      exam.questions.filter(({ id }) => split.first.has(id)),
      exam.questions.filter(({ id }) => !split.first.has(id)),
    ] as const;
    return [0, 1].flatMap((known) => {
      const hidden = 1 - known;
      const evidence = (halves[known] ?? []).map((question) => ({ ...question, question: question.id, at: NOW }));
      const outlook = split.outlooks[hidden];
      const seen = outlook && forecast(exam.area, evidence, outlook, NOW);
      if (!seen) return [];
      const score = scoreOfPart(exam, halves[hidden] ?? []);
      const held = score >= seen.low && score <= seen.high;
      return [{ exam, held, width: seen.high - seen.low, error: Math.abs(score - seen.score) }];
    });
  });
}

export function forecastTable(exams: readonly RealExam[], seed = 1) {
  const outcomes = forecastOutcomes(exams, seed);
  const row = (name: string, of: readonly Outcome[]) => ({
    of: name,
    forecasts: of.length,
    'within the 80 % interval': `${(100 * mean(of.map(({ held }) => Number(held)))).toFixed(1)} %`,
    'mean width': mean(of.map(({ width }) => width)).toFixed(0),
    'mean absolute error': mean(of.map(({ error }) => error)).toFixed(1),
  });
  return [
    row('all', outcomes),
    ...['LC', 'CH', 'CN', 'MT'].map((area) =>
      row(
        area,
        outcomes.filter(({ exam }) => exam.area === area),
      ),
    ),
    ...YEARS.map((year) =>
      row(
        String(year),
        outcomes.filter(({ exam }) => exam.year === year),
      ),
    ),
  ];
}
