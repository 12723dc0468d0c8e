import type { UserView } from '@gabarita/contract';
import { Printer } from 'lucide-react';
import { dateTime } from '../lib/dates';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { FormProblem } from './form/form-problem';
import { useOneTimeCode } from './use-one-time-code';

type OneTimeCodeDialogProps = { user: Pick<UserView, 'id' | 'name' | 'email'>; onClose: () => void };

/** For schools without e-mail: a code on paper with which somebody creates a new password. Shown once. */
export function OneTimeCodeDialog({ user, onClose }: OneTimeCodeDialogProps) {
  const issue = useOneTimeCode();

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Código para ${user.name}`}
      description="Com ele a pessoa cria uma nova senha. O código anterior deixa de valer, e a emissão fica no histórico."
      actions={
        issue.data ? (
          <div className="contents" data-print="hide">
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden />
              Imprimir
            </Button>
            <Button onClick={onClose}>Concluir</Button>
          </div>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancelar
            </Button>
            <Button busy={issue.isPending && 'Gerando...'} onClick={() => issue.mutate(user.id)}>
              Gerar código
            </Button>
          </>
        )
      }
    >
      <FormProblem text={issue.error?.message} />
      <div role="status" className="empty:hidden">
        {issue.data && <IssuedCode email={user.email} code={issue.data.code} expiresAt={issue.data.expires_at} />}
      </div>
    </Dialog>
  );
}

function IssuedCode({ email, code, expiresAt }: { email: string; code: string; expiresAt: string }) {
  return (
    <div className="grid gap-3 rounded-control bg-surface-sunken p-5 text-center">
      <p className="font-mono text-2xl font-bold tracking-widest break-all select-all">{code}</p>
      <p>
        Abra <strong className="wrap-anywhere">{window.location.host}/redefinir-senha</strong>, informe o e-mail{' '}
        <strong className="wrap-anywhere">{email}</strong> e este código.
      </p>
      <p className="text-sm text-muted">Vale até {dateTime(expiresAt)}, uma única vez.</p>
    </div>
  );
}
