import type { CallOutput } from '@gabarita/contract';
import { ROLE_LABELS } from '@gabarita/contract/constants';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

type DemoAccount = CallOutput<'GET /api/site'>['demo_accounts'][number];

/** The people of the demonstration, one tap away from the form. */
export function DemoAccounts({
  accounts,
  onChoose,
}: {
  accounts: readonly DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">Contas de demonstração</h2>
      <ul className="grid gap-3">
        {accounts.map((account) => (
          <li key={account.email} className="flex items-center justify-between gap-4">
            <div className="min-w-0">
              <p className="font-semibold">{ROLE_LABELS[account.role]}</p>
              <p className="text-sm break-words text-muted">{account.email}</p>
              <p className="text-sm text-muted">
                Senha: <code>{account.password}</code>
              </p>
            </div>
            <Button
              variant="outline"
              className="px-3!"
              aria-label={`Preencher com a conta de ${ROLE_LABELS[account.role]}`}
              onClick={() => onChoose(account)}
            >
              Preencher
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
