import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorQuery } from '../../../app/second-factor';
import { call } from '../../../lib/api';
import { Dialog } from '../../../ui/dialog';
import { PasswordForm } from './password-form';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

export function NewRecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();

  async function send(password: string): Promise<void> {
    const { recovery_codes } = await call('POST /api/user/second-factor/recovery-codes', { body: { password } });
    setCodes(recovery_codes);
    await queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  }

  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Novos códigos de recuperação"
      description="Os códigos que você tem hoje deixam de valer."
    >
      <PasswordForm action="Criar novos códigos" busyText="Criando..." send={send} onCancel={onClose} />
    </Dialog>
  );
}
