import type { PendingInvitation } from '@gabarita/contract';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useSite } from '../../app/site';
import { dateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { LoadMore } from '../../ui/load-more';
import { useToast } from '../../ui/toast-context';
import { IssuedCodesDialog } from './issued-codes-dialog';
import { useCancel, useInvitations, useRenew } from './use-invitations';

/** Students who were invited and have not come; nothing at all when there are none. */
export function InvitationSection({ turmaId }: { turmaId: number }) {
  const heading = useId();
  const invitations = useInvitations(turmaId);
  const renew = useRenew(turmaId);
  const cancel = useCancel(turmaId);
  const mail = useSite()?.mail === true;
  const toast = useToast();
  const issued = renew.data?.invitations.filter(({ code }) => code !== null) ?? [];
  const tell = async (change: Promise<{ message: string }>) => {
    try {
      toast((await change).message);
    } catch (error) {
      toast(error instanceof Error ? error.message : '', 'danger');
    }
  };

  if (!invitations.data?.length && issued.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-lg">
          Convites pendentes
        </h2>
        <span className="flex flex-wrap gap-2">
          {mail && (
            <Button
              variant="outline"
              className="px-3!"
              busy={renew.isPending && 'Enviando...'}
              onClick={() => void tell(renew.mutateAsync({ delivery: 'email' }))}
            >
              Reenviar por e-mail
            </Button>
          )}
          <Button
            variant="outline"
            className="px-3!"
            busy={renew.isPending && 'Gerando...'}
            onClick={() => void tell(renew.mutateAsync({ delivery: 'code' }))}
          >
            Gerar novos códigos
          </Button>
        </span>
      </div>
      <ul className="grid grid-cols-1 divide-y divide-border rounded-card border border-border bg-surface-raised">
        {invitations.data?.map((invitation) => (
          <li key={invitation.id} className="flex items-center gap-3 px-4 py-2.5">
            <span className="grid min-w-0 flex-1">
              <span className="wrap-anywhere">{invitation.name}</span>
              <span className="text-sm text-muted wrap-anywhere">
                {invitation.email} · {stateOf(invitation)}
              </span>
            </span>
            <IconButton
              label={`Cancelar convite de ${invitation.name}`}
              icon={<X />}
              onClick={() => void tell(cancel.mutateAsync(invitation.id))}
            />
          </li>
        ))}
      </ul>
      <LoadMore query={invitations} />
      {issued.length > 0 && <IssuedCodesDialog invitations={issued} onClose={() => renew.reset()} />}
    </section>
  );
}

function stateOf({ delivery, mailed_at, mail_failed, expires_at }: PendingInvitation): string {
  if (mail_failed) return 'o e-mail não pôde ser entregue';
  if (delivery === 'email' && mailed_at === null) return 'e-mail a caminho';
  if (new Date(expires_at) <= new Date()) return 'prazo vencido';
  return `${delivery === 'email' ? 'e-mail enviado' : 'código impresso'}, vale até ${dateTime(expires_at)}`;
}
