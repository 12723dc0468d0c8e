import { COMPETENCIES, type CorpusEssay } from './corpus.js';

export type Baseline = (essay: CorpusEssay) => number[];

const STEP = 40;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const toStep = (score: number): number => Math.max(0, Math.min(200, Math.round(score / STEP) * STEP));
const logWords = ({ text }: CorpusEssay): number => Math.log(1 + text.split(/\s+/).length);

/** Everyone gets the average. */
export function meanBaseline(training: readonly CorpusEssay[]): Baseline {
  const scores = COMPETENCIES.map((competency) => toStep(mean(training.map((essay) => essay[competency]))));
  return () => scores;
}

/** A straight line on the logarithm of the number of words: what one learns by counting alone. */
export function lengthBaseline(training: readonly CorpusEssay[]): Baseline {
  const lengths = training.map(logWords);
  const centre = mean(lengths);
  const spread = mean(lengths.map((length) => (length - centre) ** 2));
  const lines = COMPETENCIES.map((competency) => {
    const level = mean(training.map((essay) => essay[competency]));
    const slope = mean(training.map((essay, i) => (essay[competency] - level) * ((lengths[i] ?? 0) - centre))) / spread;
    return { level, slope };
  });
  return (essay) => lines.map(({ level, slope }) => toStep(level + slope * (logWords(essay) - centre)));
}
