import { EXTRA_MINUTES_MAX } from '@gabarita/contract/constants';
import * as messages from '@gabarita/contract/messages';
import { useId, useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { text, useForm } from '../../app/form/use-form';
import { ApiError } from '../../lib/api';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { useToast } from '../../ui/toast-context';
import { useReopen } from './use-results';
import type { RosterEntry } from './use-roster';

interface ReopenDialogProps {
  examId: number;
  student: Pick<RosterEntry, 'user_id' | 'name' | 'state'>;
  onClose: () => void;
}

/** More minutes for one student. When the student has seen the key, the server asks for a second yes. */
export function ReopenDialog({ examId, student, onClose }: ReopenDialogProps) {
  const reopen = useReopen(examId, student.user_id);
  const toast = useToast();
  const formId = useId();
  const [warning, setWarning] = useState<string>();
  const { form, busy, errors, problem } = useForm({
    failed: 'Não foi possível dar mais tempo.',
    send: async (values) => {
      try {
        const minutes = Number(text(values, 'minutes'));
        const { message } = await reopen.mutateAsync({ minutes, confirm: warning !== undefined });
        toast(message);
        onClose();
      } catch (error) {
        if (warning !== undefined || !isKeySeen(error)) throw error;
        setWarning(error.message);
      }
    },
  });
  const finished = student.state === 'finished';
  const action = finished ? 'Reabrir prova' : 'Dar mais tempo';

  return (
    <Dialog
      open
      onClose={onClose}
      title={finished ? `Reabrir a prova de ${student.name}` : `Mais tempo para ${student.name}`}
      description={
        finished
          ? 'O aluno continua de onde parou, com as respostas que deu. A nota atual fica guardada.'
          : 'Os minutos se somam ao tempo que resta. O relógio do aluno muda em até meio minuto.'
      }
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant={warning ? 'danger' : 'primary'} busy={busy && 'Salvando...'}>
            {warning ? 'Reabrir mesmo assim' : action}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="grid grid-cols-1 gap-4">
        <FormProblem text={problem} />
        {warning && <Banner tone="warning">{warning}</Banner>}
        <Field
          label="Minutos"
          name="minutes"
          type="number"
          inputMode="numeric"
          min={1}
          max={EXTRA_MINUTES_MAX}
          defaultValue={15}
          required
          data-problem={messages.results.minutes}
          error={errors.minutes}
        />
      </form>
    </Dialog>
  );
}

/** Of the refusals, the one that a second yes overcomes. */
const isKeySeen = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.message === messages.results.keySeen;
