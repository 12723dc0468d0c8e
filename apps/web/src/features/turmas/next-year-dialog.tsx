import type { TurmaView } from '@gabarita/contract';
import { useNavigate } from 'react-router';
import { text, useForm } from '../../app/form/use-form';
import { Checkbox } from '../../ui/checkbox';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { useToast } from '../../ui/toast-context';
import { FormDialog } from './form-dialog';
import { NewCodeField } from './new-code-field';
import { TurmaFields } from './turma-fields';
import { useMoveToNextYear } from './use-turma-changes';
import { useMembers } from './use-turmas';

/** Everybody moves but who is unticked, also those on pages not fetched yet. */
export function NextYearDialog({ turma, onClose }: { turma: TurmaView; onClose: () => void }) {
  const members = useMembers(turma.id, '');
  const move = useMoveToNextYear(turma.id);
  const navigate = useNavigate();
  const toast = useToast();
  const students = members.data?.users.filter(({ role }) => role === 'student') ?? [];
  const form = useForm({
    failed: 'Não foi possível passar a turma de ano.',
    send: async (values) => {
      const moving = new Set(values.getAll('student').map(Number));
      const moved = await move.mutateAsync({
        name: text(values, 'name'),
        description: text(values, 'description'),
        code: text(values, 'code'),
        left_behind: students.map(({ id }) => id).filter((id) => !moving.has(id)),
      });
      toast(moved.message);
      onClose();
      await navigate(`/turmas?turma=${moved.turma.id}`);
    },
  });
  return (
    <FormDialog
      title="Passar de ano"
      description={`Os alunos marcados vão para uma turma nova, com os mesmos professores. A turma ${turma.name} é arquivada, com provas e resultados.`}
      action="Passar de ano"
      doing="Passando..."
      form={form}
      onClose={onClose}
    >
      <TurmaFields errors={form.errors} turma={{ name: '', description: turma.description }} />
      <NewCodeField initial="" error={form.errors.code} />
      <fieldset className="grid grid-cols-1 gap-1">
        <legend className="font-semibold">Alunos que passam</legend>
        <Loadable query={members} loading="Carregando alunos...">
          {() => (
            <div className="grid max-h-60 grid-cols-1 gap-1 overflow-y-auto p-1">
              {students.map(({ id, name }) => (
                <Checkbox key={id} name="student" value={id} defaultChecked label={name} />
              ))}
            </div>
          )}
        </Loadable>
        <LoadMore query={members} />
      </fieldset>
    </FormDialog>
  );
}
