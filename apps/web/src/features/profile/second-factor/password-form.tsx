import { secondFactor as texts } from '@gabarita/contract/messages/second-factor';
import { FormProblem } from '../../../app/form/form-problem';
import { text, useForm } from '../../../app/form/use-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';

interface PasswordFormProps {
  action: string;
  busyText: string;
  danger?: boolean;
  send: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Whoever finds a session open must not be able to change how its owner signs in. */
export function PasswordForm({ action, busyText, danger = false, send, onCancel }: PasswordFormProps) {
  const { form, busy, errors, problem } = useForm({
    failed: texts.failed,
    send: (values) => send(text(values, 'password')),
  });
  return (
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
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy && busyText}>
          {action}
        </Button>
      </div>
    </form>
  );
}
