import { gradeEssay, type IsWord } from '@gabarita/essay-grader';

/**
 * One line of the file, graded. A bad line is answered with its number and what is wrong, so that the others are still
 * graded; an essay with zero says by which rule.
 */
export function gradeLine(line: string, number: number, isWord: IsWord): Record<string, unknown> {
  const row = parseObject(line);
  if (!row) return { line: number, error: 'not a JSON object' };
  const { id = null, topic, text, motivatingTexts } = row;
  if (typeof text !== 'string') return { id, line: number, error: 'text is missing' };
  const grade = gradeEssay(
    { text, topic: typeof topic === 'string' ? topic : '', motivatingTexts: stringsOf(motivatingTexts) },
    isWord,
  );
  const scores = grade.competencies.map(({ code, score }) => [code.toLowerCase(), score]);
  const reason = grade.zero ? { zero: grade.zero.code } : {};
  return { id, ...Object.fromEntries(scores), total: grade.total, margin: grade.margin, ...reason };
}

function parseObject(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const stringsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');
