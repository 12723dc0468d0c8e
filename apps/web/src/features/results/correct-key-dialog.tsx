import type { Letter } from '@gabarita/enem';
import { useId, useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { text, useForm } from '../../app/form/use-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { RadioGroup } from '../../ui/radio-group';
import { TextArea } from '../../ui/text-area';
import { useToast } from '../../ui/toast-context';
import { type ItemReport, useCorrectKey } from './use-results';

interface CorrectKeyDialogProps {
  examId: number;
  item: ItemReport;
  onClose: () => void;
}

const ANNUL = 'annul';
type Choice = Letter | typeof ANNUL;

/** Annuls a question or gives it another key, in this exam alone. */
export function CorrectKeyDialog({ examId, item, onClose }: CorrectKeyDialogProps) {
  const correct = useCorrectKey(examId, item.question_id);
  const toast = useToast();
  const formId = useId();
  const [choice, setChoice] = useState<Choice | null>(null);
  const { form, busy, errors, problem } = useForm({
    failed: 'Não foi possível mudar o gabarito.',
    send: async (values) => {
      if (choice === null) return;
      const letter = choice === ANNUL ? null : choice;
      const { message } = await correct.mutateAsync({ letter, reason: text(values, 'reason') });
      toast(message);
      onClose();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Questão ${item.order}: anular ou corrigir`}
      description="Vale só neste simulado. Todas as tentativas são corrigidas de novo, e os alunos veem a nota anterior."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} disabled={choice === null} busy={busy && 'Recalculando...'}>
            {choice === ANNUL ? 'Anular questão' : 'Corrigir gabarito'}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="grid grid-cols-1 gap-4">
        <FormProblem text={problem} />
        <RadioGroup<Choice>
          legend="Novo gabarito"
          name="letter"
          value={choice}
          onChange={setChoice}
          error={errors.letter}
          options={optionsFor(item)}
        />
        <TextArea label="Motivo" name="reason" rows={2} maxLength={500} required error={errors.reason} />
      </form>
    </Dialog>
  );
}

/** Everything but what holds now. */
function optionsFor({ key, choices }: ItemReport) {
  const letters = choices.flatMap(({ letter }) => (letter && (key.annulled || letter !== key.letter) ? [letter] : []));
  const annul = { value: ANNUL as Choice, label: 'Anular a questão', help: 'Todos ganham o ponto.' };
  return [...(key.annulled ? [] : [annul]), ...letters.map((letter) => ({ value: letter as Choice, label: letter }))];
}
