/** A year of treinos of ten, day by day, and how many questions the caderno de erros has due each morning. */
import {
  type Ability,
  type CadernoEntry,
  cadernoEntry,
  dueQuestions,
  learn,
  type PreparedQuestion,
  preparePool,
  type Review,
  seededRandom,
  TREINO_SIZE,
  todaysTreino,
  unknownAbility,
} from '@gabarita/practice';
import { AREAS, probabilityCorrect } from '@gabarita/scoring';
import { mean, type RealExam } from './real-exams.js';

const DAY = 86_400_000;
const DAYS = 365;

/** Every question of the real exams, in its area. */
function pools(exams: readonly RealExam[]): Map<string, PreparedQuestion[]> {
  return new Map(
    AREAS.map((area) => {
      const questions = new Map(
        exams.filter((exam) => exam.area === area).flatMap((exam) => exam.questions.map((one) => [one.id, one])),
      );
      return [
        area,
        preparePool([...questions.values()].map(({ id, parameters }) => ({ id, topic: null, parameters }))),
      ];
    }),
  );
}

export interface YearOfStudy {
  /** Of answers to questions that come back. */
  readonly remembers: number;
  readonly largestQueue: number;
  readonly meanQueue: number;
  readonly lastQueue: number;
  readonly entered: number;
  readonly left: number;
}

/** A student of this θ answers new questions as the model says, and those that come back rightly as often as told. */
export function yearOfStudy(exams: readonly RealExam[], theta: number, remembers: number, seed = 1): YearOfStudy {
  const random = seededRandom(seed);
  const byArea = pools(exams);
  const questions = new Map([...byArea.values()].flat().map((question) => [question.id, question]));
  const abilities = new Map<string, Ability>(AREAS.map((area) => [area, unknownAbility()]));
  const reviews = new Map<string, Review[]>();
  const caderno = new Map<string, CadernoEntry>();
  const lastAnswered = new Map<string, number>();
  const queues: number[] = [];
  for (let day = 0; day < DAYS; day++) {
    const now = day * DAY;
    queues.push(dueQuestions(caderno, now).length);
    const areas = AREAS.map((area) => {
      const pool = byArea.get(area) ?? [];
      const exam = pool.slice(0, 45).map(({ parameters }) => parameters);
      return { area, weight: 1, ability: abilities.get(area) ?? unknownAbility(), pool, exam };
    });
    for (const id of todaysTreino({ caderno, areas, lastAnswered, now, random })) {
      const question = questions.get(id);
      if (!question) continue;
      const isKnown = reviews.has(id);
      const right = random() < (isKnown ? remembers : probabilityCorrect(question.parameters, theta));
      const area = areas.find(({ pool }) => pool.includes(question));
      if (!isKnown && area) learn(area.ability, question.curve, right);
      lastAnswered.set(id, now);
      if (right && !isKnown) continue;
      const answers = [...(reviews.get(id) ?? []), { at: now, right, guessed: false, seconds: null }];
      reviews.set(id, answers);
      const entry = cadernoEntry(answers, null);
      if (entry) caderno.set(id, entry);
    }
  }
  return {
    remembers,
    largestQueue: Math.max(...queues),
    meanQueue: mean(queues),
    lastQueue: queues.at(-1) ?? 0,
    entered: caderno.size,
    left: [...caderno.values()].filter(({ left }) => left).length,
  };
}

export const yearTable = (exams: readonly RealExam[]) =>
  [-1, 0, 1].flatMap((theta) =>
    [0.95, 0.85, 0.7].map((remembers) => {
      const year = yearOfStudy(exams, theta, remembers);
      return {
        θ: theta,
        'right when it comes back': `${100 * remembers} %`,
        'largest queue': year.largestQueue,
        'mean queue': year.meanQueue.toFixed(1),
        'on the last day': year.lastQueue,
        limit: TREINO_SIZE * 1.5,
        entered: year.entered,
        left: year.left,
      };
    }),
  );
