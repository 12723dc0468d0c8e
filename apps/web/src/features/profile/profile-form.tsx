import { ROLE_LABELS } from '@gabarita/contract/constants';
import * as messages from '@gabarita/contract/messages';
import { useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { NewPassword } from '../../app/form/new-password';
import { text, useForm } from '../../app/form/use-form';
import { useSessionActions, useUser } from '../../app/session/session';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { useToast } from '../../ui/toast-context';
import { profileChanges } from './profile-changes';

export function ProfileForm() {
  const user = useUser();
  const { update } = useSessionActions();
  const toast = useToast();
  const [provesIdentity, setProvesIdentity] = useState(false);
  const { form, busy, errors, problem } = useForm({
    failed: messages.profile.updateFailed,
    send: async (values) => {
      const { message, user: updated } = await call('PATCH /api/user', { body: profileChanges(user, values) });
      update(updated);
      clearPasswords(form.ref.current);
      setProvesIdentity(false);
      toast(message);
    },
  });

  return (
    <Card>
      <form
        {...form}
        onInput={({ currentTarget }) => {
          const values = new FormData(currentTarget);
          setProvesIdentity(text(values, 'email').trim() !== user.email || text(values, 'password') !== '');
        }}
        className="grid gap-4"
      >
        <h2 className="text-lg">Seus dados</h2>
        <FormProblem text={problem} />
        <Field
          label="Nome completo"
          name="name"
          autoComplete="name"
          required
          defaultValue={user.name}
          error={errors.name}
        />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={user.email}
          error={errors.email}
        />
        <dl>
          <dt className="font-semibold">Tipo de usuário</dt>
          <dd>{ROLE_LABELS[user.role]}</dd>
          <dd className="text-sm text-muted">Só um administrador pode mudar o tipo de usuário.</dd>
        </dl>
        <h2 className="mt-2 text-lg">Trocar a senha</h2>
        <p className="-mt-3 text-sm text-muted">Deixe em branco para manter a senha atual.</p>
        <NewPassword errors={errors} optional />
        <Field
          label="Senha atual"
          name="current_password"
          type="password"
          autoComplete="current-password"
          required={provesIdentity}
          help="Pedida só para mudar o e-mail ou a senha."
          error={errors.current_password}
        />
        <Button type="submit" size="lg" busy={busy && 'Salvando...'}>
          Salvar alterações
        </Button>
      </form>
    </Card>
  );
}

/** Saved passwords do not stay on the screen; everything else does. */
function clearPasswords(form: HTMLFormElement | null): void {
  for (const name of ['password', 'password_confirmation', 'current_password']) {
    const input = form?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = '';
  }
}
