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
  /** What everybody had for it. */
  examMinutes: number;
  onClose: () => void;
}

/** Minutes for one student. When the student has seen the key, or may have, the server asks for a second yes. */
export function ReopenDialog({ examId, student, examMinutes, onClose }: ReopenDialogProps) {
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
        if (warning !== undefined || !wantsSecondYes(error)) throw error;
        setWarning(error.message);
      }
    },
  });
  const { title, description, action, minutes } = WAYS[wayFor(student)];

  return (
    <Dialog
      open
      onClose={onClose}
      title={title(student.name)}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant={warning ? 'danger' : 'primary'} busy={busy && 'Salvando...'}>
            {warning ? `${action} mesmo assim` : action}
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
          defaultValue={minutes ?? examMinutes}
          required
          data-problem={messages.results.minutes}
          error={errors.minutes}
        />
      </form>
    </Dialog>
  );
}

interface Way {
  title: (name: string) => string;
  description: string;
  action: string;
  /** Offered at first; without it, as many as everybody had. */
  minutes?: number;
}

const WAYS: Record<'extend' | 'reopen' | 'letIn', Way> = {
  extend: {
    title: (name) => `Mais tempo para ${name}`,
    description: 'Os minutos se somam ao tempo que resta. O relógio do aluno muda em até meio minuto.',
    action: 'Dar mais tempo',
    minutes: 15,
  },
  reopen: {
    title: (name) => `Reabrir a prova de ${name}`,
    description: 'O aluno continua de onde parou, com as respostas que deu. A nota atual fica guardada.',
    action: 'Reabrir prova',
    minutes: 15,
  },
  letIn: {
    title: (name) => `Abrir a prova para ${name}`,
    description: 'O aluno não fez a prova no período. O tempo começa a contar agora, e a nota fica fora do ranking.',
    action: 'Abrir prova',
  },
};

function wayFor({ state }: Pick<RosterEntry, 'state'>): keyof typeof WAYS {
  if (state === 'absent') return 'letIn';
  return state === 'finished' || state === 'unanswered' ? 'reopen' : 'extend';
}

/** Of the refusals, those that a second yes overcomes. */
const wantsSecondYes = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status === 409 &&
  [messages.results.keySeen, messages.results.keyOut].includes(error.message);
