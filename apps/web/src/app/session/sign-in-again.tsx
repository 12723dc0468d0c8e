import { auth } from '@gabarita/contract/messages/auth';
import { useId, useState } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { FormProblem } from '../form/form-problem';
import { text, useForm } from '../form/use-form';
import { SecondStep } from './second-step';
import { useLogin } from './use-login';

/** The login over an exam. Whoever does not remember the password closes it and goes on: the answers stay here. */
export function SignInAgain({ email }: { email: string }) {
  const [open, setOpen] = useState(true);
  if (open) return <SignInDialog email={email} onClose={() => setOpen(false)} />;
  return (
    <div className="px-4 pt-4 sm:px-6">
      <Banner tone="warning" action={<Button onClick={() => setOpen(true)}>Entrar de novo</Button>}>
        Sua sessão terminou. As respostas ficam neste aparelho e são enviadas quando você entrar de novo.
      </Banner>
    </div>
  );
}

function SignInDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { login, challenge, startOver } = useLogin();
  const formId = useId();
  const { form, busy, errors, problem } = useForm({
    failed: auth.loginFailed,
    send: async (values) => {
      await login({ email: text(values, 'email'), password: text(values, 'password') });
    },
  });
  if (challenge) {
    return (
      <Dialog open onClose={onClose} title="Verificação em duas etapas">
        <SecondStep challenge={challenge} onStartOver={startOver} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Entre de novo para continuar"
      description="Sua sessão terminou. Nada se perdeu: as respostas estão neste aparelho e a prova continua aberta."
      actions={
        <Button type="submit" form={formId} size="lg" busy={busy && 'Entrando...'}>
          Entrar
        </Button>
      }
    >
      <form {...form} id={formId} className="grid grid-cols-1 gap-4">
        <FormProblem text={problem} />
        <Field
          label="Senha"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
          error={errors.email}
        />
      </form>
    </Dialog>
  );
}
