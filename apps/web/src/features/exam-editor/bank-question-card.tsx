import type { CallOutput } from '@gabarita/contract';
import { Check, Minus, Plus } from 'lucide-react';
import { AlternativeText } from '../../app/question-bank/alternative-text';
import { QuestionBadges } from '../../app/question-bank/question-badges';
import { questionTitle } from '../../app/question-bank/question-labels';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { RichText } from '../../ui/rich-text/rich-text';

type FoundQuestion = CallOutput<'GET /api/questions'>['questions'][number];

type BankQuestionCardProps = {
  question: FoundQuestion;
  state: 'free' | 'chosen' | 'sent';
  /** No place is left in the exam. */
  full: boolean;
  onAdd: () => void;
  onRemove: () => void;
};

/** A question to choose, with its key: only staff get here. */
export function BankQuestionCard({ question, state, full, onAdd, onRemove }: BankQuestionCardProps) {
  const title = questionTitle(question);
  return (
    <article aria-labelledby={`bank-${question.id}`}>
      <Card className="grid grid-cols-1 gap-4">
        <header className="grid gap-2">
          <h3 id={`bank-${question.id}`} className="text-lg">
            {title}
          </h3>
          <QuestionBadges question={question} />
        </header>
        {question.context && <RichText markdown={question.context} images={question.images} under={3} />}
        <div className="font-medium">
          <RichText markdown={question.statement} images={question.images} under={3} />
        </div>
        <Alternatives question={question} />
        <div>
          {state === 'sent' && <Badge tone="success">Já está no simulado</Badge>}
          {state === 'free' && (
            <Button disabled={full} onClick={onAdd} aria-label={`Adicionar ${title}`}>
              <Plus aria-hidden />
              Adicionar
            </Button>
          )}
          {state === 'chosen' && (
            <Button variant="outline" onClick={onRemove} aria-label={`Remover ${title}`}>
              <Minus aria-hidden />
              Remover
            </Button>
          )}
        </div>
      </Card>
    </article>
  );
}

function Alternatives({ question }: { question: FoundQuestion }) {
  return (
    <ol className="grid grid-cols-1 gap-1.5">
      {question.alternatives.map((alternative) => (
        <li key={alternative.id} className="flex items-start gap-2">
          <strong>{alternative.letter})</strong>
          <span className="grid min-w-0 grid-cols-1">
            <AlternativeText alternative={alternative} images={question.images} />
            {question.key?.letter === alternative.letter && (
              <span className="flex items-center gap-1 text-sm font-semibold text-success">
                <Check aria-hidden className="size-4" />
                Resposta correta
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
