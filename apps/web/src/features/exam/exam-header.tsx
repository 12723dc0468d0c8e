import { ArrowLeft, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { ExamTimer } from '../../app/exam-timer/exam-timer';
import { SavingIndicator } from '../../offline/saving-indicator';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/icon-button';
import type { ExamRun } from './exam-run';
import { progressCount } from './progress-count';

type ExamHeaderProps = { run: ExamRun; onBack: () => void; onExit: () => void };

/** Stays on top: which exam, how much time, how far, and whether the answers are safe. */
export function ExamHeader({ run, onBack, onExit }: ExamHeaderProps) {
  const { paper, saving, remainingMs, onResolveConflict } = run;
  useEffect(() => {
    document.title = `${paper.title} · Gabarita`;
  }, [paper.title]);
  return (
    <header className="sticky top-0 z-30 border-b border-border bg-surface-raised">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-1 px-2 py-1.5 sm:px-6">
        <div className="flex items-center gap-1 max-sm:flex-wrap max-sm:justify-between">
          <IconButton label="Voltar" icon={<ArrowLeft />} onClick={onBack} />
          <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full max-sm:px-2">
            <h1 className="line-clamp-2 wrap-break-word text-base leading-tight sm:text-lg">{paper.title}</h1>
            <p className="line-clamp-2 text-sm leading-tight text-muted">{paper.subtitle}</p>
          </div>
          <ExamTimer remainingMs={remainingMs} />
          <button
            type="button"
            onClick={onExit}
            className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold transition-colors hover:bg-surface-sunken"
          >
            <LogOut aria-hidden className="size-5" />
            <span className="max-sm:sr-only">Sair</span>
          </button>
        </div>
        <div className="flex items-center gap-3 px-2">
          <ProgressBar run={run} />
          {paper.sample ? (
            <Badge tone="warning">Prova de exemplo</Badge>
          ) : (
            <SavingIndicator {...saving} onResolve={onResolveConflict} />
          )}
        </div>
      </div>
    </header>
  );
}

function ProgressBar({ run: { paper, marks, flagged } }: { run: ExamRun }) {
  const { answered, total } = progressCount(paper, marks, flagged);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <div
        role="progressbar"
        aria-label="Questões respondidas"
        aria-valuenow={answered}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuetext={`${answered} de ${total} respondidas`}
        className="h-2 flex-1 overflow-hidden rounded-full bg-surface-sunken forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-200"
          style={{ width: `${total > 0 ? (answered / total) * 100 : 0}%` }}
        />
      </div>
      <span className="text-sm whitespace-nowrap tabular-nums">
        {answered}/{total}
      </span>
    </div>
  );
}
