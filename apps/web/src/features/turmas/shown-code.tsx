import * as messages from '@gabarita/contract/messages';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast-context';
import { copyCode } from './copy-code';

/** The code as it is told to a class: large, and copied or selected with one tap. */
export function ShownCode({ code, turma }: { code: string; turma: string }) {
  const shown = useRef<HTMLElement>(null);
  const toast = useToast();

  const copy = async () => {
    const copied = shown.current !== null && (await copyCode(shown.current));
    toast(copied ? messages.turmas.copied : messages.turmas.copyFailed, copied ? 'success' : 'danger');
  };

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="text-muted max-sm:sr-only">Código</span>
      <code
        ref={shown}
        className="rounded-control bg-surface-sunken px-3 py-1.5 font-mono text-xl font-bold tracking-widest select-all"
      >
        {code}
      </code>
      <Button
        variant="ghost"
        className="px-3!"
        onClick={() => void copy()}
        aria-label={`Copiar código da turma ${turma}`}
      >
        <Copy aria-hidden />
        Copiar
      </Button>
    </div>
  );
}
