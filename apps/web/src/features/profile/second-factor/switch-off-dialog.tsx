import { useQueryClient } from '@tanstack/react-query';
import { secondFactorQuery } from '../../../app/second-factor';
import { call } from '../../../lib/api';
import { Dialog } from '../../../ui/dialog';
import { useToast } from '../../../ui/toast-context';
import { PasswordForm } from './password-form';

export function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const toast = useToast();

  async function send(password: string): Promise<void> {
    const { message } = await call('DELETE /api/user/second-factor', { body: { password } });
    await queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    toast(message);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Desativar a verificação em duas etapas"
      description="Para entrar, bastará a senha. Os códigos de recuperação deixam de valer."
    >
      <PasswordForm action="Desativar" busyText="Desativando..." danger send={send} onCancel={onClose} />
    </Dialog>
  );
}
