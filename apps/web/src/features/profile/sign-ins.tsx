import { dateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loadable } from '../../ui/loadable';
import { type SignIn, useRevoke, useSignIns } from './use-sign-ins';

export function SignIns() {
  const signIns = useSignIns();
  const revoke = useRevoke();

  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">Sessões abertas</h2>
      <p className="text-muted">Onde sua conta está aberta. Não reconhece alguma? Encerre-a e troque a senha.</p>
      <Loadable query={signIns} loading="Carregando sessões...">
        {(list) => (
          <>
            <ul className="divide-y divide-border">
              {list.map((signIn) => (
                <SignInRow
                  key={signIn.id}
                  signIn={signIn}
                  busy={revoke.isPending}
                  onRevoke={() => revoke.mutate(signIn.id)}
                />
              ))}
            </ul>
            {list.length > 2 && (
              <Button variant="outline" disabled={revoke.isPending} onClick={() => revoke.mutate('others')}>
                Encerrar todas as outras
              </Button>
            )}
          </>
        )}
      </Loadable>
    </Card>
  );
}

function SignInRow({ signIn, busy, onRevoke }: { signIn: SignIn; busy: boolean; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{signIn.device}</p>
        <p className="text-sm text-muted">
          {signIn.shared_computer && 'Computador compartilhado · '}
          Último uso: {dateTime(signIn.last_used_at)}
        </p>
      </div>
      {signIn.current ? (
        <Badge tone="success">Esta sessão</Badge>
      ) : (
        <Button
          variant="outline"
          disabled={busy}
          onClick={onRevoke}
          aria-label={`Encerrar a sessão em ${signIn.device}`}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}
