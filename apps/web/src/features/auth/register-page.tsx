import { ROLE_LABELS, ROLES, type Role } from '@gabarita/contract/constants';
import * as messages from '@gabarita/contract/messages';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ConsentNote } from '../../app/form/consent-note';
import { FormProblem } from '../../app/form/form-problem';
import { NewPassword } from '../../app/form/new-password';
import { SharedComputer } from '../../app/form/shared-computer';
import { checked, text, useForm } from '../../app/form/use-form';
import { useSessionActions } from '../../app/session/session';
import { useSite } from '../../app/site';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { Link } from '../../ui/link';
import { Page } from '../../ui/page';
import { Select } from '../../ui/select';
import { useToast } from '../../ui/toast-context';
import { AuthFrame } from './auth-frame';

export function RegisterPage() {
  const { register } = useSessionActions();
  const { state } = useLocation();
  const toast = useToast();
  const [role, setRole] = useState<Role>('student');
  const open = useSite()?.open_staff_registration;
  const needsInvite = open === false && role !== 'student';
  // Admins are appointed; only a demonstration on its own computer lets anybody be one.
  const roles = ROLES.filter((option) => option !== 'admin' || open);
  const { form, busy, errors, problem } = useForm({
    failed: messages.auth.registerFailed,
    send: async (values) => {
      const message = await register({
        name: text(values, 'name'),
        email: text(values, 'email'),
        role,
        password: text(values, 'password'),
        password_confirmation: text(values, 'password_confirmation'),
        shared_computer: checked(values, 'shared_computer'),
        ...(needsInvite && { invite_code: text(values, 'invite_code') }),
      });
      toast(message || messages.auth.registered);
    },
  });

  return (
    <AuthFrame>
      <Page title="Criar conta" intro="Leva um minuto. Depois é só escolher a primeira prova." width="narrow">
        <Card>
          <form {...form} className="grid gap-4">
            <FormProblem text={problem} />
            <Field label="Nome completo" name="name" autoComplete="name" required error={errors.name} />
            <Field label="E-mail" name="email" type="email" autoComplete="username" required error={errors.email} />
            <Select
              label="Tipo de usuário"
              name="role"
              value={role}
              onChange={({ target }) => setRole(ROLES.find((known) => known === target.value) ?? 'student')}
              error={errors.role}
            >
              {roles.map((option) => (
                <option key={option} value={option}>
                  {ROLE_LABELS[option]}
                </option>
              ))}
            </Select>
            {needsInvite && (
              <Field
                label="Código de convite da escola"
                name="invite_code"
                autoComplete="off"
                required
                help="Professores recebem este código da administração da escola."
                error={errors.invite_code}
              />
            )}
            <NewPassword errors={errors} />
            <SharedComputer />
            <Button type="submit" size="lg" busy={busy && 'Criando conta...'}>
              Criar conta
            </Button>
            <p>
              Já tem conta?{' '}
              <Link to="/login" state={state}>
                Entrar
              </Link>
            </p>
            <ConsentNote />
          </form>
        </Card>
      </Page>
    </AuthFrame>
  );
}
