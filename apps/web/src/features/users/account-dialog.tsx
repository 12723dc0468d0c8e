import { FormProblem } from '../../app/form/form-problem';
import { date } from '../../lib/dates';
import { Button } from '../../ui/button';
import { useConfirm } from '../../ui/confirm-context';
import { Dialog } from '../../ui/dialog';
import { useToast } from '../../ui/toast-context';
import { type AccountAction, type ListedUser, useAccountAction } from './use-users';

interface Offer {
  action: AccountAction;
  label: string;
  help: string;
  /** Asked first, where somebody is sent out of what they are doing. */
  question?: string;
  danger?: true;
}

function offersFor({ name, deactivated_at, second_factor }: ListedUser): Offer[] {
  const access: Offer = deactivated_at
    ? {
        action: 'reactivate',
        label: 'Reativar conta',
        help: `Desativada em ${date(deactivated_at)}. Provas, turmas e resultados continuam guardados.`,
      }
    : {
        action: 'deactivate',
        label: 'Desativar conta',
        help: 'A pessoa sai na hora e não entra mais, até você reativar. Nada do que ela fez se perde.',
        question: `Desativar a conta de ${name}? Se houver uma prova em andamento, ela é interrompida.`,
        danger: true,
      };
  return [
    {
      action: 'end-sessions',
      label: 'Encerrar sessões',
      help: 'Sai de todos os aparelhos. Para voltar, a pessoa entra de novo com a senha.',
      question: `Encerrar todas as sessões de ${name}?`,
    },
    ...(second_factor
      ? [
          {
            action: 'reset-second-factor' as const,
            label: 'Desativar as duas etapas',
            help: 'Para quem perdeu o celular e os códigos de recuperação. Confirme antes que é mesmo a pessoa.',
            question: `Desativar a verificação em duas etapas de ${name}? As sessões abertas também terminam.`,
          },
        ]
      : []),
    access,
  ];
}

/** Somebody's way in: sessions, second factor, and the account as a whole. Each step says what it does, and is written down. */
export function AccountDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const act = useAccountAction();
  const confirm = useConfirm();
  const toast = useToast();

  async function choose({ action, label, question, danger }: Offer): Promise<void> {
    const agreed =
      question === undefined ||
      (await confirm({ title: label, text: question, action: label, destructive: danger === true }));
    if (!agreed) return;
    act.mutate(
      { id: user.id, action },
      {
        onSuccess: ({ message }) => {
          toast(message);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Conta de ${user.name}`}
      description="Tudo o que você fizer aqui fica no histórico."
      actions={
        <Button variant="outline" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      <FormProblem text={act.error?.message} />
      <ul className="grid divide-y divide-border">
        {offersFor(user).map((offer) => (
          <li key={offer.action} className="grid justify-items-start gap-2 py-4 first:pt-0 last:pb-0">
            <p className="text-muted">{offer.help}</p>
            <Button
              variant={offer.danger ? 'danger' : 'outline'}
              busy={act.isPending && act.variables.action === offer.action && 'Salvando...'}
              onClick={() => void choose(offer)}
            >
              {offer.label}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
