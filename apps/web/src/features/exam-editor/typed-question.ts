import type { TypedQuestion } from '@gabarita/contract';
import { messages } from '@gabarita/contract/messages';
import { LETTERS, type Letter } from '@gabarita/enem';
import type { DraftQuestion, ExamDraft } from './exam-draft';

const { questions: texts } = messages;

/** What is wrong with a question, by field: `enunciado`, or the letter of an alternative. Nothing when it can be sent. */
export function problemsOf({ enunciado, alternativas, correta }: DraftQuestion): Record<string, string> {
  const isEmpty = (letter: Letter) => alternativas[letter].trim() === '';
  const filled = LETTERS.filter((letter) => !isEmpty(letter));
  const last = filled.at(-1);
  const gap = LETTERS.find((letter) => isEmpty(letter) && last !== undefined && letter < last);
  return {
    ...(filled.length < 2 && { A: texts.alternatives }),
    ...(gap && { [gap]: texts.lettersInOrder }),
    ...(isEmpty(correta) && { [correta]: 'Preencha a alternativa marcada como correta.' }),
    ...(enunciado.trim() === '' && { enunciado: texts.statementRequired }),
  };
}

/** The questions of a draft as the call takes them: empty alternatives at the end are none. */
export const typedQuestions = ({ questions, subject }: ExamDraft): TypedQuestion[] =>
  questions.map((question, place) => ({
    index: place + 1,
    statement: question.enunciado.trim(),
    subject_name: subject,
    alternatives: LETTERS.filter((letter) => question.alternativas[letter].trim() !== '').map((letter) => ({
      letter,
      text: question.alternativas[letter].trim(),
      is_correct: letter === question.correta,
    })),
  }));

/** The same list with one question a place further up or down. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const item = list[from];
  const others = list.filter((_, place) => place !== from);
  return item === undefined ? [...list] : others.toSpliced(from + by, 0, item);
}
