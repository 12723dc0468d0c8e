import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button';
import { classNames } from './class-names';
import { pageNumbers } from './page-numbers';
import { VisuallyHidden } from './visually-hidden';

type PaginationProps = { page: number; pageCount: number; onChange: (page: number) => void };

/** Anterior and Próxima everywhere; the numbers between them only where they fit. Nothing when there is one page. */
export function Pagination({ page, pageCount, onChange }: PaginationProps) {
  if (pageCount <= 1) return null;

  return (
    <nav aria-label="Paginação" className="flex flex-wrap items-center justify-between gap-2" data-print="hide">
      <Button variant="outline" className="max-md:px-3" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft aria-hidden />
        Anterior
      </Button>
      <p className="whitespace-nowrap text-sm text-muted md:sr-only" aria-live="polite">
        <VisuallyHidden>Página </VisuallyHidden>
        {page} de {pageCount}
      </p>
      <ol className="hidden gap-1 md:flex">
        {pageNumbers(page, pageCount).map((number, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the gaps have no other name than their place
          <li key={position} className="grid min-w-11 place-items-center">
            {number === 'gap' ? (
              <span aria-hidden>…</span>
            ) : (
              <PageButton number={number} current={number === page} onChange={onChange} />
            )}
          </li>
        ))}
      </ol>
      <Button variant="outline" className="max-md:px-3" disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        Próxima
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}

type PageButtonProps = { number: number; current: boolean; onChange: (page: number) => void };

function PageButton({ number, current, onChange }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Página ${number}`}
      aria-current={current ? 'page' : undefined}
      onClick={() => onChange(number)}
      className={classNames(
        'size-11 rounded-full font-semibold tabular-nums transition-colors',
        current ? 'bg-secondary text-on-secondary' : 'hover:bg-surface-sunken',
      )}
    >
      {number}
    </button>
  );
}
