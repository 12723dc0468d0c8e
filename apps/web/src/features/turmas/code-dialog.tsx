import type { TurmaView } from '@gabarita/contract';
import { text, useForm } from '../../app/form/use-form';
import { fromInput, toInput } from '../../lib/date-time-input';
import { Field } from '../../ui/field';
import { useToast } from '../../ui/toast-context';
import { FormDialog } from './form-dialog';
import { NewCodeField } from './new-code-field';
import { useChangeCode } from './use-turma-changes';

/** For a code that went round too far, or that should work only in the week of enrolment. */
export function CodeDialog({ turma, onClose }: { turma: TurmaView; onClose: () => void }) {
  const change = useChangeCode(turma.id);
  const toast = useToast();
  const form = useForm({
    failed: 'Não foi possível mudar o código.',
    send: async (values) => {
      const { message } = await change.mutateAsync({
        code: text(values, 'code'),
        expires_at: fromInput(text(values, 'expires_at')),
      });
      toast(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Código da turma"
      description="Quem já está na turma continua nela. O código anterior deixa de valer na hora."
      action="Salvar código"
      doing="Salvando..."
      form={form}
      onClose={onClose}
    >
      <NewCodeField initial={turma.code ?? ''} error={form.errors.code} />
      <Field
        label="Vale até"
        name="expires_at"
        type="datetime-local"
        optional
        defaultValue={toInput(turma.code_expires_at)}
        help="Vazio: vale até ser trocado."
        error={form.errors.expires_at}
      />
    </FormDialog>
  );
}
