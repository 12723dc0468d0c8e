import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ExamTimer } from '../../app/exam-timer/exam-timer';
import { useSessionActions } from '../../app/session/session';
import { SavingIndicator } from '../../offline/saving-indicator';
import type { SavingState } from '../../offline/saving-state';
import { IconButton } from '../../ui/icon-button';

type EssayFrameProps = {
  title: string;
  back: string;
  remainingMs: number | undefined;
  /** Undefined where nothing is saved. */
  saving?: SavingState;
  children: ReactNode;
};

/** The essay room: time, whether the text is safe, and the way out; nothing else competes with the sheet. */
export function EssayFrame({ title, back, remainingMs, saving, children }: EssayFrameProps) {
  const navigate = useNavigate();
  const { hold } = useSessionActions();
  // A token that dies now opens the login over the sheet instead of sweeping it away.
  useEffect(() => hold(), [hold]);
  useEffect(() => {
    document.title = `Redação · ${title} · Gabarita`;
  }, [title]);
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-border bg-surface-raised">
        <div className="mx-auto flex max-w-4xl flex-wrap items-center gap-x-2 px-2 py-1.5 sm:px-6">
          <IconButton label="Voltar" icon={<ArrowLeft />} onClick={() => void navigate(back)} />
          <div className="min-w-0 flex-1">
            <h1 className="text-base leading-tight sm:text-lg">Redação</h1>
            <p className="line-clamp-2 wrap-break-word text-sm leading-tight text-muted">{title}</p>
          </div>
          {remainingMs !== undefined && <ExamTimer remainingMs={remainingMs} />}
          {saving && (
            <div className="max-sm:w-full max-sm:px-2 max-sm:pb-1">
              <SavingIndicator state={saving} copyOnDevice onResolve={() => undefined} />
            </div>
          )}
        </div>
      </header>
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-6 sm:px-6">{children}</div>
    </>
  );
}
