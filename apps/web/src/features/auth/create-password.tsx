import * as messages from '@gabarita/contract/messages';
import { useNavigate } from 'react-router';
import { FormProblem } from '../../app/form/form-problem';
import { NewPassword } from '../../app/form/new-password';
import { text, useForm } from '../../app/form/use-form';
import { useSessionActions } from '../../app/session/session';
import { call } from '../../lib/api';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast-context';

interface CreatePasswordProps {
  /** What the link of the e-mail brought along; empty when the code is typed in. */
  linked: { email: string; code: string };
  mail: boolean;
  onAskForLink: () => void;
}

export function CreatePassword({ linked, mail, onAskForLink }: CreatePasswordProps) {
  const { forget } = useSessionActions();
  const navigate = useNavigate();
  const toast = useToast();
  const { form, busy, errors, problem } = useForm({
    failed: messages.network.unreachable,
    send: async (values) => {
      const { message } = await call('POST /api/password/reset', {
        body: {
          email: text(values, 'email'),
          code: text(values, 'code'),
          password: text(values, 'password'),
          password_confirmation: text(values, 'password_confirmation'),
        },
      });
      // A new password ends every session, the one of this browser included.
      forget();
      toast(message);
      navigate('/login', { replace: true });
    },
  });

  return (
    <Card className="grid gap-4">
      {!mail && <Banner>{messages.password.askForCode}</Banner>}
      <form {...form} className="grid gap-4">
        <FormProblem text={problem} />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={linked.email}
          error={errors.email}
        />
        <Field
          label="Código de uso único"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          defaultValue={linked.code}
          error={errors.code}
        />
        <NewPassword errors={errors} />
        <Button type="submit" size="lg" busy={busy && 'Salvando...'}>
          Salvar nova senha
        </Button>
      </form>
      {mail && (
        <Button variant="ghost" onClick={onAskForLink}>
          Receber um link por e-mail
        </Button>
      )}
      <p>
        <Link to="/login">Voltar para o login</Link>
      </p>
    </Card>
  );
}
