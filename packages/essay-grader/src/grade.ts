import { COMPETENCY_CODES, COMPETENCY_MAX, COMPETENCY_NAMES, type CompetencyCode } from './competencies.js';
import { extractFeatures } from './features/extract.js';
import type { IsWord } from './features/spelling.js';
import { improvementsOf, strengthsOf } from './feedback/advice.js';
import { type Badge, badgesOf } from './feedback/badges.js';
import { commentOn } from './feedback/comments.js';
import { collectFindings } from './feedback/findings.js';
import { arrange, type Highlight } from './feedback/highlight.js';
import { type InterventionElement, interventionChecklist } from './feedback/intervention-checklist.js';
import { languageHighlights } from './feedback/language-highlights.js';
import { structureHighlights } from './feedback/structure-highlights.js';
import { gradeLabel, summaryOf, type Warning, warningsOf } from './feedback/summary.js';
import { COMPETENCY_MARGINS, marginOf, predictScores } from './model/predict.js';
import { blank, findCopies } from './rules/copies.js';
import { notProse } from './rules/not-prose.js';
import { findSignature } from './rules/signature.js';
import { capForDrift, driftFrom } from './rules/topic-drift.js';
import { ZERO_MESSAGES, type ZeroCode } from './rules/zero-reason.js';
import { type Draft, findZero } from './rules/zero-rules.js';
import { countSheetLines } from './sheet.js';
import { parseEssay, wordsOf } from './text/essay-text.js';

export interface EssayToGrade {
  readonly text: string;
  readonly topic: string;
  /** Texts the student was given, so that copying them earns nothing. */
  readonly motivatingTexts?: readonly string[];
}

export interface CompetencyGrade {
  readonly code: CompetencyCode;
  readonly name: string;
  readonly score: number;
  readonly max: number;
  readonly margin: number;
  readonly comment: string;
}

export interface EssayGrade {
  readonly total: number;
  /** The human total lies this near in four essays of five. */
  readonly margin: number;
  readonly label: string;
  readonly competencies: readonly CompetencyGrade[];
  readonly zero: { readonly code: ZeroCode; readonly message: string } | null;
  readonly warnings: readonly Warning[];
  readonly feedback: {
    readonly summary: string;
    readonly strengths: readonly string[];
    readonly improvements: readonly string[];
  };
  readonly intervention: readonly InterventionElement[];
  /** Ranges point into the text in Unicode form NFC. */
  readonly highlights: readonly Highlight[];
  readonly badges: readonly Badge[];
  readonly meta: {
    readonly words: number;
    readonly characters: number;
    readonly lines: number;
    readonly paragraphs: number;
  };
}

/** Grades an essay as ENEM's graders would since 2021, as far as features of the text can tell. Never throws. */
export function gradeEssay({ text, topic, motivatingTexts = [] }: EssayToGrade, isWord: IsWord): EssayGrade {
  const source = text.normalize('NFC');
  const unreadable = notProse(source);
  if (unreadable) return zeroGrade(source, unreadable);
  const draft = draftOf(source, motivatingTexts);
  const zero = findZero(draft, isWord);
  return zero ? zeroGrade(source, zero) : fullGrade(draft, topic, isWord);
}

function draftOf(source: string, motivatingTexts: readonly string[]): Draft {
  const written = parseEssay(source);
  const copies = findCopies(written, motivatingTexts);
  const own = parseEssay(blank(source, [...copies.copied, ...copies.repeated, ...findSignature(source)]));
  return { source, written, own, copies };
}

function fullGrade({ source, written, own, copies }: Draft, topic: string, isWord: IsWord): EssayGrade {
  const features = extractFeatures(own.text, topic, isWord);
  const drift = driftFrom(topic, own, isWord);
  const scores = capForDrift(predictScores(features), drift);
  const total = scores.reduce((sum, score) => sum + score, 0);
  const margin = marginOf(total);
  const highlights = arrange([...languageHighlights(own, isWord), ...structureHighlights(own, topic, copies)]);
  const intervention = interventionChecklist(own);
  const found = collectFindings({ essay: own, features, highlights, elements: intervention });
  return {
    total,
    margin,
    label: gradeLabel(total),
    competencies: COMPETENCY_CODES.map((code, index) => {
      const score = scores[index] ?? 0;
      const comment = commentOn(code, score, found);
      return {
        code,
        name: COMPETENCY_NAMES[code],
        score,
        max: COMPETENCY_MAX,
        margin: COMPETENCY_MARGINS[index] ?? 0,
        comment,
      };
    }),
    zero: null,
    warnings: warningsOf(own, copies, drift),
    feedback: {
      summary: summaryOf(total, margin),
      strengths: strengthsOf(found),
      improvements: improvementsOf(found),
    },
    intervention,
    highlights,
    badges: badgesOf({ scores, total, found }),
    meta: metaOf(source, written.words.length, written.paragraphs.length),
  };
}

function zeroGrade(source: string, code: ZeroCode): EssayGrade {
  const message = ZERO_MESSAGES[code];
  const short = code === 'too-long' || code === 'blank' ? '' : source;
  return {
    total: 0,
    margin: 0,
    label: gradeLabel(0),
    competencies: COMPETENCY_CODES.map((competency) => ({
      code: competency,
      name: COMPETENCY_NAMES[competency],
      score: 0,
      max: COMPETENCY_MAX,
      margin: 0,
      comment: message,
    })),
    zero: { code, message },
    warnings: [],
    feedback: { summary: message, strengths: [], improvements: [] },
    intervention: interventionChecklist(parseEssay('')),
    highlights: [],
    badges: [],
    meta: metaOf(source, wordsOf(short).length, parseEssay(short).paragraphs.length),
  };
}

const metaOf = (source: string, words: number, paragraphs: number): EssayGrade['meta'] => ({
  words,
  characters: source.length,
  lines: countSheetLines(source),
  paragraphs,
});
