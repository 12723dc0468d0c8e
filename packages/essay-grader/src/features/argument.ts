import { PROBLEM, REASONING, SOURCES, THESIS } from '../lexicon/repertoire.js';
import type { EssayText } from '../text/essay-text.js';
import { countOf } from '../text/phrases.js';
import { type Features, flag, mean, per100 } from './statistics.js';

/** A thesis in the introduction, and reasons that develop it. */
export function argumentFeatures({ paragraphs, words, text }: EssayText): Features {
  const introduction = paragraphs[0];
  const thesis = introduction?.sentences.at(-1)?.text ?? '';
  const development = paragraphs.slice(1, -1);
  const reasons = development.map((paragraph) => countOf(REASONING, paragraph.text));
  return {
    thesis: flag(THESIS.test(thesis)),
    thesisWords: introduction?.sentences.at(-1)?.words.length ?? 0,
    problemInIntroduction: countOf(PROBLEM, introduction?.text ?? ''),
    problems: per100(countOf(PROBLEM, text), words.length),
    reasoning: per100(countOf(REASONING, text), words.length),
    leastReasoning: Math.min(10, ...reasons, development.length === 0 ? 0 : 10),
    groundedAndExplained: development.filter(
      ({ text: body }) => countOf(SOURCES, body) > 0 && countOf(REASONING, body) > 0,
    ).length,
    developmentSentences: mean(development.map((paragraph) => paragraph.sentences.length)),
    questionsInIntroduction: countOf(/\?/g, introduction?.text ?? ''),
  };
}
