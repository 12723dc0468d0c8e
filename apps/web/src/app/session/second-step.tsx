import { auth } from '@gabarita/contract/messages/auth';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormProblem } from '../form/form-problem';
import { text, useForm } from '../form/use-form';
import { useSessionActions } from './session';
import type { Challenge } from './use-login';

interface SecondStepProps {
  challenge: Challenge;
  onStartOver: () => void;
}

/** The second half of signing in. The field takes both kinds of code, so that nobody has to look for another form. */
export function SecondStep({ challenge: { challenge, sharedComputer }, onStartOver }: SecondStepProps) {
  const { loginWithCode } = useSessionActions();
  const code = useRef<HTMLInputElement>(null);
  const { form, busy, errors, problem } = useForm({
    failed: auth.loginFailed,
    send: async (values) => {
      await loginWithCode({ challenge, code: text(values, 'code') }, sharedComputer);
    },
  });
  // The form that had the focus is gone; a screen reader says the field and its help.
  useEffect(() => code.current?.focus(), []);

  return (
    <form {...form} className="grid gap-4">
      <FormProblem text={problem} />
      <Field
        ref={code}
        label="Código de verificação"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errors.code}
        help="Os 6 dígitos do aplicativo autenticador. Sem o celular? Use um dos seus códigos de recuperação."
      />
      <Button type="submit" size="lg" busy={busy && 'Entrando...'}>
        Entrar
      </Button>
      <Button variant="outline" onClick={onStartOver}>
        Voltar
      </Button>
    </form>
  );
}
