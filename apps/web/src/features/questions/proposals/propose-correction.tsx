import type { BankQuestion, QuestionKey } from '@gabarita/contract';
import { LETTERS, type Letter } from '@gabarita/enem';
import { MessageSquareWarning } from 'lucide-react';
import { useId, useState } from 'react';
import { FormProblem } from '../../../app/form/form-problem';
import { text, useForm } from '../../../app/form/use-form';
import { questionTitle } from '../../../app/question-bank/question-labels';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { RadioGroup } from '../../../ui/radio-group';
import { TextArea } from '../../../ui/text-area';
import { useToast } from '../../../ui/toast-context';
import { usePropose } from './use-proposals';

type Proposed = BankQuestion & { key?: QuestionKey | undefined };

/** The bank is everybody's: a teacher says what is wrong, and the administration decides. */
export function ProposeCorrection({ question }: { question: Proposed }) {
  const [asked, setAsked] = useState(false);
  return (
    <div>
      <Button variant="outline" onClick={() => setAsked(true)}>
        <MessageSquareWarning aria-hidden />
        Propor correção<span className="sr-only"> de {questionTitle(question)}</span>
      </Button>
      {asked && <ProposeDialog question={question} onClose={() => setAsked(false)} />}
    </div>
  );
}

const ANNUL = 'annul';
const WITHDRAW = 'withdraw';
type Choice = Letter | typeof ANNUL | typeof WITHDRAW;

function ProposeDialog({ question, onClose }: { question: Proposed; onClose: () => void }) {
  const propose = usePropose(question.id);
  const toast = useToast();
  const formId = useId();
  const [choice, setChoice] = useState<Choice | null>(null);
  const { form, busy, errors, problem } = useForm({
    failed: 'Não foi possível enviar a proposta.',
    send: async (values) => {
      if (choice === null) return;
      const kind = choice === WITHDRAW ? 'withdraw' : 'key';
      const letter = LETTERS.find((one) => one === choice) ?? null;
      toast((await propose.mutateAsync({ kind, letter, reason: text(values, 'reason') })).message);
      onClose();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Propor correção"
      description={`${questionTitle(question)}. O banco é de todos: a administração avalia, e nada muda antes disso.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} disabled={choice === null} busy={busy && 'Enviando...'}>
            Enviar proposta
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="grid grid-cols-1 gap-4">
        <FormProblem text={problem} />
        <RadioGroup<Choice>
          legend="O que deve mudar?"
          name="letter"
          value={choice}
          onChange={setChoice}
          error={errors.letter}
          options={optionsFor(question)}
        />
        <TextArea
          label="O que está errado?"
          name="reason"
          help="Diga como você sabe: o gabarito oficial, a conta, o trecho do texto."
          rows={3}
          maxLength={500}
          required
          error={errors.reason}
        />
      </form>
    </Dialog>
  );
}

/** Everything but what holds now. */
function optionsFor({ key, alternatives }: Proposed) {
  const letters = alternatives.flatMap(({ letter }) => (key?.letter === letter && !key.annulled ? [] : [letter]));
  return [
    ...letters.map((letter) => ({ value: letter as Choice, label: `A resposta certa é ${letter}` })),
    ...(key?.annulled
      ? []
      : [{ value: ANNUL as Choice, label: 'Anular a questão', help: 'Ela conta como certa para todos.' }]),
    { value: WITHDRAW as Choice, label: 'Retirar do banco', help: 'O texto ou a figura tem um defeito.' },
  ];
}
