import type { PreparedQuestion } from '../question.js';

/** A second question of a topic is still useful, a third narrows the test. */
const AT_LEAST = 2;

/** The questions whose topic has not had its share yet; all of them when every topic has. */
export function balanced<Question extends PreparedQuestion>(
  left: readonly Question[],
  asked: readonly PreparedQuestion[],
  most: number,
): readonly Question[] {
  const topics = new Set([...left, ...asked].map(({ topic }) => topic)).size;
  const share = Math.max(AT_LEAST, Math.ceil(most / topics));
  const used = new Map<string, number>();
  for (const { topic } of asked) if (topic !== null) used.set(topic, (used.get(topic) ?? 0) + 1);
  const open = left.filter(({ topic }) => topic === null || (used.get(topic) ?? 0) < share);
  return open.length > 0 ? open : left;
}
