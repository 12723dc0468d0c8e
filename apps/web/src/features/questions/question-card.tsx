import type { BankQuestion } from '@gabarita/contract';
import { DISCIPLINE_LABELS, FOREIGN_LANGUAGE_LABELS } from '@gabarita/enem';
import { useState } from 'react';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { ImageZoom } from '../../ui/rich-text/image-zoom';
import { RichText } from '../../ui/rich-text/rich-text';
import type { ShownImage } from '../../ui/rich-text/rich-text-context';
import { Practice } from './practice';
import { DIFFICULTY_LABELS, questionTitle } from './question-labels';

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

export function QuestionBadges({ question }: { question: BankQuestion }) {
  const { discipline, language, difficulty, skill, competence } = question;
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone="info">
        <span className="whitespace-normal">{DISCIPLINE_LABELS[discipline]}</span>
      </Badge>
      {language && <Badge>{FOREIGN_LANGUAGE_LABELS[language]}</Badge>}
      <Badge>{difficulty ? DIFFICULTY_LABELS[difficulty] : 'Dificuldade não informada'}</Badge>
      {skill && (
        <Badge>
          {skill}
          {competence !== null && ` · Competência ${competence}`}
        </Badge>
      )}
    </div>
  );
}
