import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';

type ExplainProps = {
  question: string;
  /** For what is only fetched when somebody wants to know. */
  onOpen?: () => void;
  children: ReactNode;
};

/** Jargon explained one tap away, in place: `<Explain question="O que é TRI?">…</Explain>`. Works without hover. */
export function Explain({ question, onOpen, children }: ExplainProps) {
  return (
    <details className="group text-sm" onToggle={onOpen}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-primary [&::-webkit-details-marker]:hidden">
        <CircleHelp aria-hidden className="size-5" />
        <span className="underline underline-offset-4">{question}</span>
      </summary>
      <div className="max-w-prose rounded-control bg-surface-sunken px-4 py-3 text-base">{children}</div>
    </details>
  );
}
