import type { CallOutput } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { useLocation, useNavigate } from 'react-router';
import { ConsentNote } from '../../app/form/consent-note';
import { FormProblem } from '../../app/form/form-problem';
import { NewPassword } from '../../app/form/new-password';
import { SharedComputer } from '../../app/form/shared-computer';
import { checked, text, useForm } from '../../app/form/use-form';
import { askedFor } from '../../app/session/return-path';
import { useSessionActions } from '../../app/session/session';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast-context';

type Invitation = CallOutput<'GET /api/invitations/:token'>;

/** For whom the school has named and who has no account yet. The e-mail is the school's word, the name the person's. */
export function NewAccount({ token, invitation }: { token: string; invitation: Invitation }) {
  const { signIn } = useSessionActions();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const { form, busy, errors, problem } = useForm({
    failed: messages.auth.registerFailed,
    send: async (values) => {
      const accepted = call('POST /api/invitations/:token/accept', {
        params: { token },
        body: {
          name: text(values, 'name'),
          password: text(values, 'password'),
          password_confirmation: text(values, 'password_confirmation'),
          shared_computer: checked(values, 'shared_computer'),
        },
      });
      toast(await signIn(accepted, checked(values, 'shared_computer')));
      await navigate('/', { replace: true });
    },
  });

  return (
    <form {...form} className="grid gap-4">
      <FormProblem text={problem} />
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        defaultValue={invitation.email}
        help="O e-mail que a escola informou. É com ele que você vai entrar."
        error={errors.email}
      />
      <Field
        label="Nome completo"
        name="name"
        autoComplete="name"
        required
        defaultValue={invitation.name}
        error={errors.name}
      />
      <NewPassword errors={errors} />
      <SharedComputer />
      <Button type="submit" size="lg" busy={busy && 'Criando conta...'}>
        Criar conta e entrar na turma
      </Button>
      <p>
        Já tem conta com outro e-mail?{' '}
        <Link to="/login" state={askedFor(location)}>
          Entre com ela
        </Link>
      </p>
      <ConsentNote />
    </form>
  );
}
