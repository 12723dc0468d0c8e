import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { ToneIcon } from './tone-icon';

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What to do now, when trying again is not all. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
};

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card bg-danger-soft p-6 forced-colors:border text-on-danger-soft"
    >
      <p className="flex items-center gap-2 text-lg font-semibold">
        <ToneIcon tone="danger" />
        {title}
      </p>
      {children && <div className="max-w-prose">{children}</div>}
      {onRetry && (
        <Button variant="outline" onClick={onRetry} className="mt-1">
          <RotateCw aria-hidden />
          Tentar novamente
        </Button>
      )}
    </div>
  );
}
