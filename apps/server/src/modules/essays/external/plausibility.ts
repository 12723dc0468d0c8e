import { READERS_APART } from '@gabarita/contract';
import type { EssayGrade } from '@gabarita/essay-grader';
import type { Judgement } from './judgement.js';

/**
 * An essay can talk a model into a grade; it cannot talk to features. So a judgement counts only near our own estimate:
 * within one and a half times the margin that held the human total in four essays of five, and, in each competency,
 * within what INEP takes for agreement between two readers.
 */
export function isPlausible({ competencies, total }: Judgement, grade: EssayGrade): boolean {
  const near = (code: string, score: number) => {
    const own = grade.competencies.find((competency) => competency.code === code)?.score ?? 0;
    return Math.abs(own - score) <= READERS_APART.competency;
  };
  return (
    Math.abs(total - grade.total) <= 1.5 * grade.margin && competencies.every(({ code, score }) => near(code, score))
  );
}

/** Words that address a machine or its answer. Few essays need them; one that has them is graded here alone. */
const SPEAKS_TO_MACHINES = [
  /(?<!\p{L})(?:ignor|desconsider|esque[cç]|disregard|forget)\p{L}*[^.\n]{0,60}(?<!\p{L})(?:instru|orienta|regra|comando|prompt|acima|anterior|previous|above)/iu,
  /(?<!\p{L})(?:nota|pontua[cç][aã]o|score|grade)s?(?!\p{L})[^.\n]{0,30}(?<![\p{L}\d])(?:m[aá]xima|mil|1\.?000|200)(?![\p{L}\d])/iu,
  /(?<!\p{L})(?:system|assistant|user)\s*(?::|prompt|message)|<\/?(?:system|assistant|user|instructions?)>|\[\/?INST\]/iu,
  /(?<!\p{L})(?:prompt|json)(?!\p{L})/iu,
  /"(?:competencias|codigo|nota|comentario|redacao|total)"/iu,
  /(?<!\p{L})(?:voc[eê]|you)(?!\p{L})[^.\n]{0,30}(?<!\p{L})(?:corretor|avaliador|grader|assistente|assistant|ia)(?!\p{L})/iu,
];

export const speaksToMachines = (text: string): boolean => SPEAKS_TO_MACHINES.some((pattern) => pattern.test(text));
