import type { StaffQuestion } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { useState } from 'react';
import { FormProblem } from '../../../app/form/form-problem';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/text-area';
import { useToast } from '../../../ui/toast-context';
import { useWithdraw } from './use-quarantine';

/** Takes a served question away from the students; the reason stays in the history. */
export function WithdrawDialog({ question, onClose }: { question: StaffQuestion; onClose: () => void }) {
  const toast = useToast();
  const withdraw = useWithdraw(question.id);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = reason.trim() === '';

  const confirm = () => {
    setAsked(true);
    if (missing) return;
    withdraw.mutate(reason.trim(), {
      onSuccess: ({ message }) => {
        toast(message);
        onClose();
      },
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Retirar das provas"
      description="A questão sai do banco e das próximas provas até ser liberada. A retirada fica no histórico."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" busy={withdraw.isPending && 'Retirando...'} onClick={confirm}>
            Retirar
          </Button>
        </>
      }
    >
      <FormProblem text={withdraw.error?.message} />
      <TextArea
        label="Motivo"
        rows={2}
        maxLength={300}
        value={reason}
        error={asked && missing ? messages.questions.reasonRequired : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
