import type { TurmaView } from '@gabarita/contract';
import { text, useForm } from '../../app/form/use-form';
import { useToast } from '../../ui/toast-context';
import { FormDialog } from './form-dialog';
import { TurmaFields } from './turma-fields';
import { useChangeTurma } from './use-turma-changes';

export function EditTurmaDialog({ turma, onClose }: { turma: TurmaView; onClose: () => void }) {
  const change = useChangeTurma(turma.id);
  const toast = useToast();
  const form = useForm({
    failed: 'Não foi possível salvar a turma.',
    send: async (values) => {
      const { message } = await change.mutateAsync({
        name: text(values, 'name'),
        description: text(values, 'description'),
      });
      toast(message);
      onClose();
    },
  });
  return (
    <FormDialog title="Editar turma" action="Salvar" doing="Salvando..." form={form} onClose={onClose}>
      <TurmaFields errors={form.errors} turma={turma} />
    </FormDialog>
  );
}
