import type { CallOutput } from '@gabarita/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorQuery } from '../../../app/second-factor';
import { call } from '../../../lib/api';
import { Dialog } from '../../../ui/dialog';
import { useToast } from '../../../ui/toast-context';
import { FirstCodeForm } from './first-code-form';
import { PasswordForm } from './password-form';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

/** Three steps: the password, the phone, and the codes for the day it is lost. */
export function SwitchOnDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const toast = useToast();
  const [secret, setSecret] = useState<CallOutput<'POST /api/user/second-factor'>>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function confirm(code: string): Promise<void> {
    const { message, recovery_codes } = await call('POST /api/user/second-factor/confirm', { body: { code } });
    setCodes(recovery_codes);
    toast(message);
    await queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  }

  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  if (secret) {
    return (
      <Dialog
        key="phone"
        open
        onClose={onClose}
        title="Leia com o celular"
        description="No aplicativo autenticador (Google Authenticator, Microsoft Authenticator, Aegis...), escolha adicionar uma conta e aponte para o código."
      >
        <FirstCodeForm secret={secret} send={confirm} onCancel={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      key="password"
      open
      onClose={onClose}
      title="Ativar a verificação em duas etapas"
      description="Você vai precisar de um aplicativo autenticador no celular. Primeiro, confirme a sua senha."
    >
      <PasswordForm
        action="Continuar"
        busyText="Conferindo..."
        send={async (password) => setSecret(await call('POST /api/user/second-factor', { body: { password } }))}
        onCancel={onClose}
      />
    </Dialog>
  );
}
