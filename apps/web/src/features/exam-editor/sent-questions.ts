import type { ExamPaper } from '@gabarita/contract';
import { type DraftImage, type DraftQuestion, newQuestion } from './exam-draft';

/** A question that the exam already has, with its key. */
export interface SentQuestion {
  id: number;
  typed: boolean;
  statement: string;
  correct: string | null;
  /** The same question as it is typed. */
  draft: DraftQuestion;
}

type PaperQuestion = ExamPaper['exam_questions'][number]['question'];

export const sentQuestions = ({ exam_questions, answer_key = [] }: ExamPaper): SentQuestion[] =>
  exam_questions.map(({ question }) => {
    const key = answer_key.find(({ question_id }) => question_id === question.id);
    return {
      id: question.id,
      typed: question.typed,
      statement: question.question_text,
      correct: key?.annulled ? 'anulada' : (key?.letter ?? null),
      draft: draftOf(question, key?.explanation ?? ''),
    };
  });

const IMAGE = /^!\[([^\]]*)\]\(([^\s)]+)\)$/;

function draftOf(question: PaperQuestion, explicacao: string): DraftQuestion {
  const blank = newQuestion();
  const [, imageAlt = '', imageUrl = null] = IMAGE.exec(question.context?.trim() ?? '') ?? [];
  const { answers } = question;
  return {
    ...blank,
    enunciado: question.question_text,
    imageUrl,
    imageAlt,
    explicacao,
    correta: answers.find(({ is_correct }) => is_correct)?.letter ?? blank.correta,
    alternativas: {
      ...blank.alternativas,
      ...Object.fromEntries(answers.map(({ letter, answer_text }) => [letter, answer_text ?? ''])),
    },
    alternativeImages: Object.fromEntries(
      answers.flatMap(({ letter, answer_image: url, answer_image_alt: alt = '' }) =>
        url ? [[letter, { url, alt } satisfies DraftImage]] : [],
      ),
    ),
  };
}
