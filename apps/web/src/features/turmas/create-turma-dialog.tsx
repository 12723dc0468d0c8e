import * as messages from '@gabarita/contract/messages';
import { text, useForm } from '../../app/form/use-form';
import { useToast } from '../../ui/toast-context';
import { FormDialog } from './form-dialog';
import { NewCodeField } from './new-code-field';
import { TurmaFields } from './turma-fields';
import { useCreateTurma } from './use-turmas';

export function CreateTurmaDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateTurma();
  const toast = useToast();
  const form = useForm({
    failed: messages.turmas.createFailed,
    send: async (values) => {
      const { name } = await create.mutateAsync({
        name: text(values, 'name'),
        description: text(values, 'description'),
        code: text(values, 'code'),
      });
      toast(`Turma ${name} criada.`);
      onClose();
    },
  });

  return (
    <FormDialog
      title="Criar turma"
      description="Quem tem o código entra na turma: conte-o só à classe."
      action="Criar turma"
      doing="Criando..."
      form={form}
      onClose={onClose}
    >
      <TurmaFields errors={form.errors} />
      <NewCodeField initial="" error={form.errors.code} />
    </FormDialog>
  );
}
