import type { Area } from './area.js';
import { calibratedScorer } from './calibration/calibrated-score.js';
import { RIGHT, WRONG } from './eap.js';
import { type ItemParameters, probabilityCorrect } from './three-parameter-model.js';

/** One set of answers beside the most and the least coherent ones with as many right. */
export interface AnswerPattern {
  readonly score: number;
  /** The same number right, at the easiest items. */
  readonly coherentScore: number;
  /** The same number right, at the hardest items. */
  readonly incoherentScore: number;
  /** How likely a right answer was at each item, for somebody with this very score. */
  readonly chances: readonly number[];
}

export function answerPattern(area: Area, items: readonly ItemParameters[], right: readonly boolean[]): AnswerPattern {
  const score = calibratedScorer({ area, items: items.map((parameters) => ({ parameters })), placementError: 0 });
  const own = score(right.map((one) => (one ? RIGHT : WRONG)));
  const count = right.filter(Boolean).length;
  const places = items.map((item, place) => ({ place, difficulty: item.b }));
  const easiestFirst = places.sort((one, other) => one.difficulty - other.difficulty).map(({ place }) => place);
  const rightAt = (chosen: readonly number[]) => score(items.map((_, at) => (chosen.includes(at) ? RIGHT : WRONG)));
  return {
    score: own.score,
    coherentScore: rightAt(easiestFirst.slice(0, count)).score,
    incoherentScore: rightAt(easiestFirst.slice(items.length - count)).score,
    chances: items.map((item) => probabilityCorrect(item, own.theta)),
  };
}
