import type { CallInput } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { type Area, LETTERS, type Letter } from '@gabarita/enem';
import type { DraftQuestion, ExamDraft } from './exam-draft';

const { questions: texts } = messages;

type TypedQuestionInput = CallInput<'POST /api/exams/:id/questions'>['body']['questions'][number];

/** What is wrong with a question, by field: `enunciado`, or the letter of an alternative. Nothing when it can be sent. */
export function problemsOf(question: DraftQuestion): Record<string, string> {
  const { enunciado, correta } = question;
  const isEmpty = (letter: Letter) => !isFilled(question, letter);
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

const isFilled = ({ alternativas, alternativeImages }: DraftQuestion, letter: Letter): boolean =>
  alternativas[letter].trim() !== '' || alternativeImages[letter] !== undefined;

/** The questions of a draft as the call takes them. */
export const typedQuestions = ({ questions, subject }: ExamDraft): TypedQuestionInput[] =>
  questions.map((question, place) => typedQuestion(question, subject, place + 1));

/** One question as the call takes it: empty alternatives at the end are none. */
export function typedQuestion(question: DraftQuestion, subject: Area | null, index?: number): TypedQuestionInput {
  const { enunciado, alternativas, alternativeImages, imageUrl, imageAlt, explicacao, correta } = question;
  return {
    ...(index !== undefined && { index }),
    statement: enunciado.trim(),
    subject_name: subject,
    ...(imageUrl && { image_url: imageUrl, image_alt: imageAlt }),
    ...(explicacao.trim() && { explanation: explicacao.trim() }),
    alternatives: LETTERS.filter((letter) => isFilled(question, letter)).map((letter) => {
      const image = alternativeImages[letter];
      return {
        letter,
        text: alternativas[letter].trim(),
        ...(image && { image_url: image.url, image_alt: image.alt }),
        is_correct: letter === correta,
      };
    }),
  };
}

/** The same list with one question a place further up or down. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const item = list[from];
  const others = list.filter((_, place) => place !== from);
  return item === undefined ? [...list] : others.toSpliced(from + by, 0, item);
}
