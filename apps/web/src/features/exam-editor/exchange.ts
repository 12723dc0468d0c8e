import type { ExamPaper } from '@gabarita/contract';
import { endingImage, imagesIn, LETTERS, replaceImages } from '@gabarita/enem';
import type { ExchangeQuestion } from '@gabarita/interchange';
import { type DraftImage, type DraftQuestion, newQuestion } from './exam-draft';

/** Between our questions and those that travel in files, in which images stand in the texts. */

const HERE = window.location.origin;

/** Files leave with whole addresses, so that another program finds the images; ours become paths again when they return. */
const leaving = (markdown: string) => replaceImages(markdown, (src) => (src.startsWith('/') ? HERE + src : src));
const returning = (markdown: string) =>
  replaceImages(markdown, (src) => (src.startsWith(`${HERE}/`) ? src.slice(HERE.length) : src));

const imageMarkdown = (image: DraftImage | null | undefined) => image && `![${image.alt}](${image.url})`;
const joined = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n\n');

export function exchangeOfDraft(question: DraftQuestion): ExchangeQuestion {
  const { enunciado, imageUrl, imageAlt, alternativas, alternativeImages, correta, explicacao } = question;
  const image = imageUrl === null ? null : { url: imageUrl, alt: imageAlt };
  const alternatives = LETTERS.map((letter) =>
    joined([alternativas[letter], imageMarkdown(alternativeImages[letter])]),
  );
  return {
    statement: leaving(joined([imageMarkdown(image), enunciado])),
    alternatives: alternatives.filter(Boolean).map(leaving),
    correct: LETTERS.indexOf(correta),
    explanation: explicacao,
  };
}

/** What the exam already has. An annulled question has no key, and no format knows such a thing: it stays behind. */
export const exchangeOfExam = ({ exam_questions, answer_key = [] }: ExamPaper): ExchangeQuestion[] =>
  exam_questions.flatMap(({ question }) => {
    const { context, question_text, answers } = question;
    const correct = answers.findIndex(({ is_correct }) => is_correct);
    const key = answer_key.find(({ question_id }) => question_id === question.id);
    if (correct === -1) return [];
    return {
      statement: leaving(joined([context, question_text])),
      alternatives: answers.map(({ answer_text, answer_image, answer_image_alt: alt = '' }) =>
        leaving(joined([answer_text, answer_image && imageMarkdown({ url: answer_image, alt })])),
      ),
      correct,
      explanation: key?.explanation ?? '',
    };
  });

const IMAGE_FIRST = /^!\[([^\]]*)\]\(([^\s)]+)\)(?:\n\n([\s\S]+))$/;

/** A question of a file as it is typed: an image before the statement, or after an alternative, gets its own field. */
export function draftOfExchange({ statement, alternatives, correct, explanation }: ExchangeQuestion): DraftQuestion {
  const blank = newQuestion();
  const text = returning(statement);
  const [, imageAlt = '', imageUrl = null, enunciado = text] = IMAGE_FIRST.exec(text) ?? [];
  const question = { ...blank, enunciado, imageUrl, imageAlt, explicacao: explanation };
  question.correta = LETTERS[correct] ?? blank.correta;
  for (const [place, alternative] of alternatives.entries()) {
    const letter = LETTERS[place];
    if (!letter) break;
    const option = returning(alternative);
    const typed = endingImage(option);
    question.alternativas[letter] = typed?.words ?? option;
    if (typed) question.alternativeImages[letter] = { url: typed.url, alt: typed.alt };
  }
  return question;
}

/** Every image of a question, wherever it stands. */
export const imagesOf = ({ statement, alternatives, explanation }: ExchangeQuestion): string[] =>
  [statement, ...alternatives, explanation].flatMap(imagesIn);

/** The same question with other addresses for its images. */
export function withImages(question: ExchangeQuestion, addressOf: (src: string) => string): ExchangeQuestion {
  const change = (markdown: string) => replaceImages(markdown, addressOf);
  return {
    ...question,
    statement: change(question.statement),
    alternatives: question.alternatives.map(change),
    explanation: change(question.explanation),
  };
}

/** Images of other sites cannot be shown in an exam; those inside the file, and ours, can. */
export const isForeign = (src: string): boolean =>
  !/^data:image\/(png|jpeg|webp);base64,/.test(src) && !src.startsWith('/files/') && !src.startsWith(`${HERE}/files/`);
