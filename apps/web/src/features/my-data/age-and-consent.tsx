import type { PrivacyView } from '@gabarita/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { checked, text, useForm } from '../../app/form/use-form';
import { privacyQuery } from '../../app/privacy';
import { useSessionActions, useUser } from '../../app/session/session';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast-context';
import { isMinor } from './minor';

/** Asked at the first login and changed here whenever the person likes. */
export function AgeAndConsent({ privacy }: { privacy: PrivacyView }) {
  const user = useUser();
  const { update } = useSessionActions();
  const queries = useQueryClient();
  const toast = useToast();
  const [birthDate, setBirthDate] = useState(privacy.birth_date ?? '');
  const { form, busy, errors, problem } = useForm({
    failed: 'Não foi possível guardar. Tente novamente.',
    send: async (values) => {
      const { message, privacy: kept } = await call('PUT /api/user/privacy', {
        body: {
          birth_date: text(values, 'birth_date'),
          guardian_name: text(values, 'guardian_name') || null,
          guardian_email: text(values, 'guardian_email') || null,
          consent: checked(values, 'consent'),
        },
      });
      queries.setQueryData(privacyQuery.queryKey, kept);
      // A minor may have just left the ranking.
      update(await call('GET /api/user'));
      toast(message);
    },
  });

  return (
    <Card>
      <form {...form} className="grid gap-4">
        <h2 className="text-lg">Idade e consentimento</h2>
        <FormProblem text={problem} />
        <Field
          label="Data de nascimento"
          name="birth_date"
          type="date"
          autoComplete="bday"
          required
          value={birthDate}
          onChange={({ target }) => setBirthDate(target.value)}
          help="Para quem tem menos de 18 anos, as regras de proteção são mais fortes."
          error={errors.birth_date}
        />
        {isMinor(birthDate, new Date()) && <Guardian privacy={privacy} errors={errors} />}
        <Checkbox
          name="consent"
          defaultChecked={privacy.consents[0]?.given ?? false}
          label={
            <>
              Li e aceito os <Link to="/termos">termos de uso</Link> e a{' '}
              <Link to="/privacidade">política de privacidade</Link>
            </>
          }
          help={user.role === 'student' ? 'Se você é menor de idade, leia com o seu responsável.' : undefined}
        />
        <Button type="submit" size="lg" busy={busy && 'Guardando...'}>
          Guardar
        </Button>
      </form>
    </Card>
  );
}

function Guardian({ privacy, errors }: { privacy: PrivacyView; errors: Record<string, string | undefined> }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">Seu responsável</legend>
      <Field
        label="Nome do responsável"
        name="guardian_name"
        required
        defaultValue={privacy.guardian_name ?? ''}
        error={errors.guardian_name}
      />
      <Field
        label="E-mail do responsável"
        name="guardian_email"
        type="email"
        required
        defaultValue={privacy.guardian_email ?? ''}
        error={errors.guardian_email}
      />
    </fieldset>
  );
}
