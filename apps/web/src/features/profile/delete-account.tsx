import * as messages from '@gabarita/contract/messages';
import { useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { text, useForm } from '../../app/form/use-form';
import { useSessionActions } from '../../app/session/session';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { useToast } from '../../ui/toast-context';

export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-lg">Excluir conta</h2>
      <p className="text-muted">Apaga de vez sua conta, suas provas, redações e fotos.</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Excluir conta
      </Button>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { forget } = useSessionActions();
  const toast = useToast();
  const { form, busy, errors, problem } = useForm({
    failed: 'Não foi possível excluir a conta. Tente novamente.',
    send: async (values) => {
      const { message } = await call('DELETE /api/user', { body: { password: text(values, 'password') } });
      forget();
      toast(message);
    },
  });

  return (
    <Dialog open onClose={onClose} title="Excluir conta" description={messages.profile.deleteConfirm}>
      <form {...form} className="grid gap-4">
        <FormProblem text={problem} />
        <Field
          label="Sua senha"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="danger" busy={busy && 'Excluindo...'}>
            Excluir minha conta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
