import type { AttemptQuestion, AttemptWithAnswers } from '@gabarita/contract';
import { skillDescription } from '@gabarita/enem/skills';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { AlternativeText } from '../../app/question-bank/alternative-text';
import { WhyNot } from '../../app/question-bank/why-not';
import { classNames } from '../../ui/class-names';
import { Loadable } from '../../ui/loadable';
import { ImageZoom } from '../../ui/rich-text/image-zoom';
import { RichText } from '../../ui/rich-text/rich-text';
import type { ShownImage } from '../../ui/rich-text/rich-text-context';
import { Skeleton } from '../../ui/skeleton';
import { useAttemptQuestions } from './use-report';

type Answer = AttemptWithAnswers['answers'][number];

/** The question as it was asked, with what was marked, what was right, and why. */
export function QuestionAgain({ answer, attemptId }: { answer: Answer; attemptId: number }) {
  const questions = useAttemptQuestions(attemptId);
  return (
    <Loadable query={questions} loading="Carregando a questão..." skeleton={<Skeleton className="h-40" />}>
      {(all) => {
        const question = all.find(({ question_id }) => question_id === answer.question_id);
        return question && <Asked question={question} answer={answer} />;
      }}
    </Loadable>
  );
}

function Asked({ question, answer }: { question: AttemptQuestion; answer: Answer }) {
  const [zoomed, setZoomed] = useState<ShownImage>();
  const { images } = question;
  const text = { images, under: 2, onZoom: setZoomed };
  const explanation = answer.key?.explanation;
  const whyNot = answer.letter && answer.is_correct === false ? answer.key?.why_not[answer.letter] : undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      {answer.discipline && answer.skill && (
        <p className="text-sm text-muted">
          {answer.skill}: {skillDescription(answer.discipline, answer.skill)}
        </p>
      )}
      {question.context && <RichText markdown={question.context} {...text} />}
      <div className="font-medium">
        <RichText markdown={question.statement} {...text} />
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {question.alternatives.map((alternative) => (
          <Alternative
            key={alternative.id}
            alternative={alternative}
            images={images}
            marked={alternative.letter === answer.letter}
            right={alternative.letter === answer.key?.letter}
            wrong={alternative.letter === answer.letter && answer.is_correct === false}
          />
        ))}
      </ul>
      {answer.letter && whyNot && <WhyNot letter={answer.letter} reason={whyNot} />}
      {explanation && (
        <div className="grid grid-cols-1 gap-2 rounded-control bg-surface-sunken px-4 py-3">
          <h3 className="font-bold">Por que é esta a resposta</h3>
          <RichText markdown={explanation} images={images} under={3} />
        </div>
      )}
      {zoomed && <ImageZoom image={zoomed} onClose={() => setZoomed(undefined)} />}
    </div>
  );
}

type AlternativeProps = {
  alternative: AttemptQuestion['alternatives'][number];
  images: AttemptQuestion['images'];
  marked: boolean;
  right: boolean;
  /** Marked, and it cost the point; in an annulled question nothing does. */
  wrong: boolean;
};

function Alternative({ alternative, images, marked, right, wrong }: AlternativeProps) {
  return (
    <li
      className={classNames(
        'flex items-start gap-3 rounded-control border px-3 py-2.5',
        right
          ? 'border-success bg-success-soft text-on-success-soft'
          : wrong
            ? 'border-danger bg-danger-soft text-on-danger-soft'
            : 'border-border',
      )}
    >
      <span className="font-bold">{alternative.letter}</span>
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <AlternativeText alternative={alternative} images={images} />
        {(right || marked) && (
          <span className="flex flex-wrap items-center gap-x-4 font-semibold">
            {right && (
              <span className="flex items-center gap-1.5">
                <Check aria-hidden className="size-4.5" />
                Resposta correta
              </span>
            )}
            {marked && (
              <span className="flex items-center gap-1.5">
                {wrong && <X aria-hidden className="size-4.5" />}
                Você marcou esta
              </span>
            )}
          </span>
        )}
      </span>
    </li>
  );
}
