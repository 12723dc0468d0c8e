import { topicStems } from '../features/topic.js';
import { contentStems } from '../text/content-words.js';
import type { EssayText } from '../text/essay-text.js';

const LEAST_KEPT = 0.25;

/**
 * Possible drift from the theme: hardly any of its words come back. Synonyms exist, so it is a warning to the student
 * and never a zero by itself.
 */
export function mayDriftFrom(topic: string, { words }: EssayText): boolean {
  const wanted = topicStems(topic);
  const found = new Set(contentStems(words));
  const kept = [...wanted].filter((stem) => found.has(stem)).length;
  return wanted.size > 0 && kept / wanted.size < LEAST_KEPT;
}
