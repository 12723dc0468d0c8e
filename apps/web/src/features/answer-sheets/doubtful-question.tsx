import type { Letter } from '@gabarita/enem';
import { AnswerRow } from './answer-row';
import { doubtAbout, type ReadQuestion } from './photo-line';
import type { ShownPhoto } from './photo-map';

type DoubtfulQuestionProps = {
  question: ReadQuestion;
  photo: ShownPhoto;
  radius: number;
  chosen: Letter | null;
  onChoose: (number: number, letter: Letter | null) => void;
};

/** A question to look at: its strip of the photo, enlarged, what the reader made of it, and the answer to correct. */
export function DoubtfulQuestion({ question, photo, radius, chosen, onChoose }: DoubtfulQuestionProps) {
  return (
    <li className="grid grid-cols-1 gap-2">
      <p className="text-sm">
        <strong>Questão {question.index}.</strong> {doubtAbout(question)}
      </p>
      <Strip question={question} photo={photo} radius={radius} />
      <AnswerRow number={question.index} alternatives={alternativesOf(question)} chosen={chosen} onChoose={onChoose} />
    </li>
  );
}

const alternativesOf = ({ letters }: ReadQuestion) => letters.map((letter) => ({ letter }));

type StripProps = Pick<DoubtfulQuestionProps, 'question' | 'photo' | 'radius'>;

function Strip({ question, photo: { url, width, height }, radius }: StripProps) {
  const margin = radius * width * 2.2;
  const xs = question.bubbles.map(({ x }) => x * width);
  const ys = question.bubbles.map(({ y }) => y * height);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  const box = [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return (
    <svg
      role="img"
      aria-label={`Questão ${question.index} na foto`}
      viewBox={box.join(' ')}
      className="max-h-32 w-full max-w-72 rounded-control border border-border"
    >
      <image href={url} width={width} height={height} />
    </svg>
  );
}
