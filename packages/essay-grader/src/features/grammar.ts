import {
  MISSING_AFTER_OPENING,
  MISSING_STRONG,
  MISSING_WEAK,
  SUPERFLUOUS_STRONG,
  SUPERFLUOUS_WEAK,
} from '../lexicon/comma-rules.js';
import { GRAMMAR_RULES, type GrammarKind } from '../lexicon/grammar-rules.js';
import type { EssayText } from '../text/essay-text.js';
import { countOf } from '../text/phrases.js';
import { findNumberSlips } from './number-slips.js';
import type { IsWord } from './spelling.js';
import { type Features, per100, sum } from './statistics.js';

const KINDS: readonly GrammarKind[] = ['accent', 'agreement', 'backtick', 'government', 'homophone', 'redundancy'];

/** Slips found by rule, and commas set or missed where the corpus's reviewers corrected them. */
export function grammarFeatures(essay: EssayText, isWord: IsWord): Features {
  const { text, words, sentences } = essay;
  const byKind = KINDS.map((kind) =>
    sum(GRAMMAR_RULES.filter((rule) => rule.kind === kind).map((rule) => countOf(rule.pattern, text))),
  );
  const numberSlips = findNumberSlips(essay, isWord).length;
  const superfluous = countOf(SUPERFLUOUS_STRONG, text);
  const missing = countOf(MISSING_STRONG, text);
  const afterOpening = sentences.filter((sentence) => MISSING_AFTER_OPENING.test(sentence.text)).length;
  const openingCommas = sentences.filter((sentence) => /^[^,]{3,40},/.test(sentence.text)).length;
  return {
    ...Object.fromEntries(KINDS.map((kind, index) => [kind, byKind[index] ?? 0])),
    numberSlips,
    slipsPer100: per100(sum(byKind) + numberSlips, words.length),
    superfluousCommas: superfluous,
    weakSuperfluousCommas: countOf(SUPERFLUOUS_WEAK, text),
    missingCommas: missing,
    weakMissingCommas: countOf(MISSING_WEAK, text),
    missingAfterOpening: afterOpening,
    commaSlipsPer100: per100(superfluous + missing + afterOpening, words.length),
    openingCommas: openingCommas / Math.max(1, sentences.length),
  };
}
