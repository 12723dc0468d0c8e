import * as messages from '@gabarita/contract/messages';
import { useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { text, useForm } from '../../app/form/use-form';
import { call } from '../../lib/api';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { Link } from '../../ui/link';

export function AskForLink({ onHasCode }: { onHasCode: () => void }) {
  const [sent, setSent] = useState<string>();
  const { form, busy, errors, problem } = useForm({
    failed: messages.network.unreachable,
    send: async (values) => {
      const { message } = await call('POST /api/password/forgot', { body: { email: text(values, 'email') } });
      setSent(message);
    },
  });

  return (
    <Card className="grid gap-4">
      <div role="status" className="empty:hidden">
        {sent && <Banner tone="success">{sent}</Banner>}
      </div>
      <form {...form} className="grid gap-4">
        <FormProblem text={problem} />
        <Field
          label="E-mail da sua conta"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
          help="Enviaremos um link para criar uma nova senha. Ele vale por uma hora."
        />
        <Button type="submit" size="lg" busy={busy && 'Enviando...'}>
          Enviar link
        </Button>
      </form>
      <Button variant="ghost" onClick={onHasCode}>
        Tenho um código da escola
      </Button>
      <p>
        <Link to="/login">Voltar para o login</Link>
      </p>
    </Card>
  );
}
