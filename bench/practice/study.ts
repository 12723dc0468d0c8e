/** What mending five questions brings: those that the platform names, five at random, and the five hardest. */
import {
  curveOf,
  learn,
  type MarkedQuestion,
  seededRandom,
  shuffled,
  thetaWhenMended,
  unknownAbility,
  worthStudying,
} from '@gabarita/practice';
import { pointsOf } from '@gabarita/scoring';
import { mean, type RealExam } from './real-exams.js';

const FIVE = 5;

interface Brought {
  readonly area: string;
  readonly chosen: number;
  readonly random: number;
  readonly hardest: number;
}

/** The level comes from one half of the exam, the missed questions from the other: the choice cannot know its result. */
function brought(exam: RealExam, random: () => number): Brought[] {
  const order = shuffled(exam.questions.length, random).flatMap((place) => exam.questions[place] ?? []);
  const half = Math.ceil(order.length / 2);
  const missed = order.slice(half).filter(({ right }) => !right);
  if (missed.length <= FIVE) return [];
  const ability = unknownAbility();
  for (const { parameters, right } of order.slice(0, half)) learn(ability, curveOf(parameters), right);
  const before = thetaWhenMended(exam.questions, new Set());
  const points = (mended: readonly MarkedQuestion[]) =>
    pointsOf(exam.area, thetaWhenMended(exam.questions, new Set(mended.map(({ id }) => id))) - before);
  const byDifficulty = [...missed].sort((one, other) => other.parameters.b - one.parameters.b);
  return [
    {
      area: exam.area,
      chosen: points(worthStudying(missed, ability, FIVE)),
      random: points(missed.slice(0, FIVE)),
      hardest: points(byDifficulty.slice(0, FIVE)),
    },
  ];
}

export function studyTable(exams: readonly RealExam[], seed = 1) {
  const random = seededRandom(seed);
  const all = exams.flatMap((exam) => brought(exam, random));
  return ['all', 'LC', 'CH', 'CN', 'MT'].map((area) => {
    const of = all.filter((one) => area === 'all' || one.area === area);
    const [chosen, atRandom] = [mean(of.map((one) => one.chosen)), mean(of.map((one) => one.random))];
    return {
      of: area,
      exams: of.length,
      'five chosen': chosen.toFixed(1),
      'five at random': atRandom.toFixed(1),
      'five hardest': mean(of.map((one) => one.hardest)).toFixed(1),
      'chosen / random': (chosen / atRandom).toFixed(2),
    };
  });
}
