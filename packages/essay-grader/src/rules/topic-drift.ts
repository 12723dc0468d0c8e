import type { IsWord } from '../features/spelling.js';
import { weights } from '../model/weights.js';
import type { EssayText } from '../text/essay-text.js';
import { themePresence } from './theme-presence.js';

/** None, hardly any of the theme, or next to nothing of it. */
export type Drift = 'none' | 'possible' | 'probable';

/** A theme of one common word ("Educação") proves nothing by its absence: this is the weight of one rare word. */
const LEAST_WEIGHT = 3.9;
const POSSIBLE = 2;
const PROBABLE = 3;

/**
 * The odds that an essay was written on another theme, as a logarithm, from essays dealt each other's themes. Held out
 * by topic, 16 in 1,000 essays are suspected on their own theme and 88 in 100 on another's (docs/accuracy.md).
 */
export function driftFrom(topic: string, essay: EssayText, isWord: IsWord): Drift {
  const { weight, coverage, density } = themePresence(essay, topic, isWord);
  if (weight < LEAST_WEIGHT) return 'none';
  const odds = weights.drift.intercept + weights.drift.coverage * coverage + weights.drift.density * density;
  if (odds > PROBABLE) return 'probable';
  return odds > POSSIBLE ? 'possible' : 'none';
}

/** C1 to C5. INEP caps C2, C3 and C5 at 40 when the theme is only touched at its edge. */
const CAPS: Readonly<Record<Drift, readonly number[]>> = {
  none: [200, 200, 200, 200, 200],
  possible: [200, 120, 120, 200, 120],
  probable: [200, 80, 120, 200, 120],
};

/** To be sure takes a reader. Words only raise a suspicion: caps are milder, the student is warned, nothing is zeroed. */
export const capForDrift = (scores: readonly number[], drift: Drift): number[] =>
  scores.map((score, index) => Math.min(score, CAPS[drift][index] ?? score));
