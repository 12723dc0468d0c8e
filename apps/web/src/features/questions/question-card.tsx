import type { BankQuestion } from '@gabarita/contract';
import { useState } from 'react';
import { QuestionBadges } from '../../app/question-bank/question-badges';
import { questionTitle } from '../../app/question-bank/question-labels';
import { Card } from '../../ui/card';
import { ImageZoom } from '../../ui/rich-text/image-zoom';
import { RichText } from '../../ui/rich-text/rich-text';
import type { ShownImage } from '../../ui/rich-text/rich-text-context';
import { Practice } from './practice';

type QuestionCardProps = { question: BankQuestion; highlights: ReadonlySet<string> };

/** One question of the bank, to read and to try. */
export function QuestionCard({ question, highlights }: QuestionCardProps) {
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
        {zoomed && <ImageZoom image={zoomed} onClose={() => setZoomed(undefined)} />}
      </Card>
    </article>
  );
}
