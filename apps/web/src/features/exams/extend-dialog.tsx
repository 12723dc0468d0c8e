import type { ExamView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { useId } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { text, useForm } from '../../app/form/use-form';
import { fromInput, toInput } from '../../lib/date-time-input';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { useToast } from '../../ui/toast-context';
import { examWindow } from './exam-facts';
import { useExtendExam } from './use-exam-changes';

/** A new end for those who have not begun: whoever is writing keeps the own time. */
export function ExtendDialog({ exam, onClose }: { exam: ExamView; onClose: () => void }) {
  const extend = useExtendExam();
  const toast = useToast();
  const formId = useId();
  const { form, busy, errors, problem } = useForm({
    failed: 'Não foi possível mudar o período.',
    send: async (values) => {
      const { message } = await extend.mutateAsync({ id: exam.id, end_time: fromInput(text(values, 'end_time')) });
      toast(message);
      onClose();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Prorrogar ${exam.title}`}
      description={`Hoje: ${examWindow(exam)}.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={busy && 'Salvando...'}>
            Salvar novo fim
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="grid grid-cols-1 gap-4">
        <FormProblem text={problem} />
        <Field
          label="Novo fim do período"
          name="end_time"
          type="datetime-local"
          defaultValue={toInput(exam.end_time)}
          data-problem={messages.validation.momentInvalid}
          error={errors.end_time}
          help="Até quando se pode começar. Vazio deixa o simulado aberto sem prazo."
        />
      </form>
    </Dialog>
  );
}
