import { auth } from '@gabarita/contract/messages/auth';
import { useLocation } from 'react-router';
import { FormProblem } from '../../app/form/form-problem';
import { SharedComputer } from '../../app/form/shared-computer';
import { checked, text, useForm } from '../../app/form/use-form';
import { SecondStep } from '../../app/session/second-step';
import { useLogin } from '../../app/session/use-login';
import { useSite } from '../../app/site';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { Link } from '../../ui/link';
import { Page } from '../../ui/page';
import { AuthFrame } from './auth-frame';
import { DemoAccounts } from './demo-accounts';

/** After a login the route table itself leads on, to the path asked for. */
export function LoginPage() {
  const { login, challenge, startOver } = useLogin();
  const { state } = useLocation();
  const site = useSite();
  const { form, busy, errors, problem } = useForm({
    failed: auth.loginFailed,
    send: async (values) => {
      await login({
        email: text(values, 'email'),
        password: text(values, 'password'),
        shared_computer: checked(values, 'shared_computer'),
      });
    },
  });

  function fillIn(account: { email: string; password: string }) {
    for (const name of ['email', 'password'] as const) {
      const input = form.ref.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = account[name];
    }
  }

  if (challenge) {
    return (
      <AuthFrame>
        <Page
          title="Verificação em duas etapas"
          intro="Sua senha está certa. Falta confirmar que é você."
          width="narrow"
        >
          <Card>
            <SecondStep challenge={challenge} onStartOver={startOver} />
          </Card>
        </Page>
      </AuthFrame>
    );
  }

  return (
    <AuthFrame>
      <Page title="Entrar no Gabarita" width="narrow">
        <Card>
          <form {...form} className="grid gap-4">
            <FormProblem text={problem} />
            <Field label="E-mail" name="email" type="email" autoComplete="username" required error={errors.email} />
            <Field
              label="Senha"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              error={errors.password}
            />
            <SharedComputer />
            <Button type="submit" size="lg" busy={busy && 'Entrando...'}>
              Entrar
            </Button>
            <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
              <Link to="/redefinir-senha">Esqueci minha senha</Link>
              <Link to="/register" state={state}>
                Criar uma conta
              </Link>
            </p>
          </form>
        </Card>
        {site?.demo && <DemoAccounts accounts={site.demo_accounts} onChoose={fillIn} />}
      </Page>
    </AuthFrame>
  );
}
