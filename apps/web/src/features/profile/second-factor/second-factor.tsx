import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorQuery } from '../../../app/second-factor';
import { useUser } from '../../../app/session/session';
import { date } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Loadable } from '../../../ui/loadable';
import { NewRecoveryCodesDialog } from './new-recovery-codes-dialog';
import { SwitchOffDialog } from './switch-off-dialog';
import { SwitchOnDialog } from './switch-on-dialog';

type Open = 'on' | 'off' | 'codes';

/** Offered to staff. Whoever was staff once keeps what they switched on, and can switch it off. */
export function SecondFactor() {
  const { role } = useUser();
  const factor = useQuery(secondFactorQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (role === 'student' && !factor.data?.on) return null;

  return (
    <Card className="grid gap-3">
      <h2 className="flex flex-wrap items-center gap-2 text-lg">
        Verificação em duas etapas {factor.data?.on && <Badge tone="success">Ativada</Badge>}
      </h2>
      <p className="text-muted">
        Além da senha, um código do seu celular para entrar. Quem descobrir a senha fica do lado de fora.
      </p>
      <Loadable query={factor} loading="Carregando...">
        {({ on, since, recovery_codes_left: left }) =>
          on ? (
            <>
              <p>
                {since && `Desde ${date(since)}. `}
                {left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button variant="outline" onClick={() => setOpen('codes')}>
                  Novos códigos de recuperação
                </Button>
                <Button variant="outline" onClick={() => setOpen('off')}>
                  Desativar
                </Button>
              </div>
            </>
          ) : (
            <Button className="justify-self-start" onClick={() => setOpen('on')}>
              Ativar
            </Button>
          )
        }
      </Loadable>
      {open === 'on' && <SwitchOnDialog onClose={close} />}
      {open === 'off' && <SwitchOffDialog onClose={close} />}
      {open === 'codes' && <NewRecoveryCodesDialog onClose={close} />}
    </Card>
  );
}
