import {
  ACTION,
  AGENT,
  AGENT_DETAIL,
  CLOSING_SENTENCE,
  CONCLUSION_OPENING,
  DETAIL,
  EFFECT,
  MEANS,
  MODAL,
  NAMED_AGENT,
} from '../lexicon/intervention.js';
import { SOURCES } from '../lexicon/repertoire.js';
import type { EssayText, Paragraph } from '../text/essay-text.js';
import { countOf } from '../text/phrases.js';
import { type Features, flag, per100 } from './statistics.js';

const SHORT_CONCLUSION = 35;

/** Where the proposal is looked for: the last paragraph, or the last two when the last is a mere closing line. */
export function conclusionOf({ paragraphs }: EssayText): readonly Paragraph[] {
  const last = paragraphs.at(-1);
  const tooShort = last !== undefined && last.words.length < SHORT_CONCLUSION && paragraphs.length > 1;
  return paragraphs.slice(tooShort ? -2 : -1);
}

/** The proposal of intervention and its five elements: agent, action, means, effect, detail. */
export function interventionFeatures(essay: EssayText): Features {
  const { text, words, paragraphs } = essay;
  const conclusion = conclusionOf(essay);
  const body = conclusion.map((paragraph) => paragraph.text).join('\n');
  const sentences = conclusion.flatMap((paragraph) => paragraph.sentences);
  const elements = elementCounts(body);
  const bySentence = sentences.map((sentence) => present(elementCounts(sentence.text)));
  return {
    ...elements,
    namedAgents: countOf(NAMED_AGENT, body),
    elements: present(elements),
    bestSentence: Math.max(0, ...bySentence),
    fullSentences: bySentence.filter((count) => count >= 4).length,
    agentDetail: countOf(AGENT_DETAIL, body),
    conclusionOpening: flag(CONCLUSION_OPENING.test(body)),
    closing: flag(CLOSING_SENTENCE.test(sentences.at(-1)?.text ?? '')),
    words: conclusion.reduce((total, paragraph) => total + paragraph.words.length, 0),
    marked: flag(/[–—:(]/.test(body)),
    sources: countOf(SOURCES, body),
    modalsAll: countOf(MODAL, text),
    actionsAll: per100(countOf(ACTION, text), words.length),
    agentsAll: per100(countOf(AGENT, text), words.length),
    namedAgentsAll: countOf(NAMED_AGENT, text),
    lateMeansAndEffects:
      paragraphs.length > 1
        ? countOf(MEANS, paragraphs.at(-1)?.text ?? '') + countOf(EFFECT, paragraphs.at(-1)?.text ?? '')
        : 0,
    subjunctives: countOf(/(?<![\p{L}-])que\s+(?:\p{L}+\s+){0,4}?\p{L}{2,}(?:e|em|a|am)(?![\p{L}-])/giu, body),
  };
}

const elementCounts = (text: string) => ({
  agents: countOf(AGENT, text),
  actions: countOf(ACTION, text),
  modals: countOf(MODAL, text),
  means: countOf(MEANS, text),
  effects: countOf(EFFECT, text),
  details: countOf(DETAIL, text),
});

const present = (counts: Features): number => Object.values(counts).filter((count) => count > 0).length;
