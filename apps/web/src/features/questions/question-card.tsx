import type { BankQuestion, QuestionKey } from '@gabarita/contract';
import { useState } from 'react';
import { QuestionBadges } from '../../app/question-bank/question-badges';
import { questionTitle } from '../../app/question-bank/question-labels';
import { useUser } from '../../app/session/session';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { ImageZoom } from '../../ui/rich-text/image-zoom';
import { RichText } from '../../ui/rich-text/rich-text';
import type { ShownImage } from '../../ui/rich-text/rich-text-context';
import { Practice } from './practice';
import { ProposeCorrection } from './proposals/propose-correction';

type QuestionCardProps = {
  question: BankQuestion & { key?: QuestionKey | undefined };
  highlights: ReadonlySet<string>;
};

/** One question of the bank, to read and to try. */
export function QuestionCard({ question, highlights }: QuestionCardProps) {
  const { role } = useUser();
  const [zoomed, setZoomed] = useState<ShownImage>();
  const { images } = question;
  const text = { images, highlights, under: 3, onZoom: setZoomed };

  return (
    <article aria-labelledby={`question-${question.id}`}>
      <Card className="grid grid-cols-1 gap-5">
        <header className="grid gap-2">
          <h3 id={`question-${question.id}`} className="text-lg">
            {questionTitle(question)}
          </h3>
          <QuestionBadges question={question} />
        </header>
        {question.context && <RichText markdown={question.context} {...text} />}
        <div className="font-medium">
          <RichText markdown={question.statement} {...text} />
        </div>
        <Practice question={question} highlights={highlights} />
        {role === 'teacher' && <ProposeCorrection question={question} />}
        {role === 'admin' && <MendLink question={question} />}
        {zoomed && <ImageZoom image={zoomed} onClose={() => setZoomed(undefined)} />}
      </Card>
    </article>
  );
}

function MendLink({ question }: { question: BankQuestion }) {
  return (
    <div>
      <ButtonLink to={`/questions/quarentena?questao=${question.id}`} variant="outline">
        Corrigir<span className="sr-only"> {questionTitle(question)}</span>
      </ButtonLink>
    </div>
  );
}
