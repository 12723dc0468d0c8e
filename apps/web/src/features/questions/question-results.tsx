import type { CallOutput } from '@gabarita/contract';
import { type RefObject, useMemo } from 'react';
import { classNames } from '../../ui/class-names';
import { Pagination } from '../../ui/pagination';
import { QuestionCard } from './question-card';

type QuestionResultsProps = {
  ref: RefObject<HTMLHeadingElement | null>;
  found: CallOutput<'GET /api/questions'>;
  /** What is shown belongs to the search before. */
  refreshing: boolean;
  onPage: (page: number) => void;
};

export function QuestionResults({ ref, found, refreshing, onPage }: QuestionResultsProps) {
  const highlights = useMemo(() => new Set(found.highlights), [found.highlights]);
  return (
    <div className={classNames('grid grid-cols-1 gap-5', refreshing && 'opacity-60')} aria-busy={refreshing}>
      <h2 ref={ref} tabIndex={-1} aria-live="polite" className="text-lg">
        {found.total === 1 ? '1 questão encontrada' : `${found.total.toLocaleString('pt-BR')} questões encontradas`}
      </h2>
      {found.questions.map((question) => (
        <QuestionCard key={question.id} question={question} highlights={highlights} />
      ))}
      <Pagination page={found.page} pageCount={found.pages} onChange={onPage} />
    </div>
  );
}
