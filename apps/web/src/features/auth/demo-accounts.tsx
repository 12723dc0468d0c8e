import type { CallOutput } from '@gabarita/contract';
import { ROLE_LABELS } from '@gabarita/contract/constants';
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
      <p className="text-sm text-muted">Escolha uma para preencher os campos.</p>
      <ul className="grid gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="grid w-full gap-0.5 rounded-control border border-border px-4 py-3 text-left transition-colors hover:border-primary hover:bg-primary-soft"
            >
              <span className="font-semibold">{ROLE_LABELS[account.role]}</span>
              <span className="text-sm text-muted wrap-anywhere">{account.email}</span>
              <span className="text-sm text-muted">
                senha <code>{account.password}</code>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
