import { EXTRA_MINUTES_MAX } from '@gabarita/contract/constants';
import * as messages from '@gabarita/contract/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { text, useForm } from '../../app/form/use-form';
import { Field } from '../../ui/field';
import { Loadable } from '../../ui/loadable';
import { Select } from '../../ui/select';
import { useToast } from '../../ui/toast-context';
import { FormDialog } from './form-dialog';
import type { Member } from './member-groups';
import { examsOfTurma, useChangeExtraTime, useExtraTime } from './use-extra-time';

type ExtraTimeDialogProps = { turmaId: number; student: Pick<Member, 'id' | 'name'>; onClose: () => void };

/** The accommodation is kept, never its reason; only staff and the student see it. */
export function ExtraTimeDialog({ turmaId, student, onClose }: ExtraTimeDialogProps) {
  const granted = useExtraTime(student.id);
  const exams = useInfiniteQuery(examsOfTurma(turmaId));
  const change = useChangeExtraTime(student.id);
  const toast = useToast();
  const form = useForm({
    failed: 'Não foi possível salvar o tempo adicional.',
    send: async (values) => {
      const exam = text(values, 'exam_id');
      const { message } = await change.mutateAsync({
        minutes: Number(text(values, 'minutes')),
        exam_id: exam === '' ? null : Number(exam),
      });
      toast(message);
      onClose();
    },
  });

  return (
    <FormDialog
      title={`Tempo adicional de ${student.name}`}
      description="Só a equipe e o próprio aluno veem. Vale também para uma prova em andamento, que nunca fica mais curta."
      action="Salvar"
      doing="Salvando..."
      form={form}
      onClose={onClose}
    >
      <Loadable query={granted} loading="Carregando..." empty={<p className="text-muted">Nenhum tempo adicional.</p>}>
        {(list) => (
          <ul className="grid gap-1">
            {list.map(({ exam_id, exam_title, minutes }) => (
              <li key={exam_id ?? 'always'}>
                {exam_title ?? 'Todas as provas'}: <strong>{minutes} min</strong>
              </li>
            ))}
          </ul>
        )}
      </Loadable>
      <Select label="Vale para" name="exam_id" error={form.errors.exam_id}>
        <option value="">Todas as provas</option>
        {exams.data?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Field
        label="Minutos a mais"
        name="minutes"
        type="number"
        inputMode="numeric"
        min={0}
        max={EXTRA_MINUTES_MAX}
        step={1}
        required
        defaultValue={60}
        data-problem={messages.sessions.extraMinutes}
        help="0 tira o tempo adicional."
        error={form.errors.minutes}
      />
    </FormDialog>
  );
}
