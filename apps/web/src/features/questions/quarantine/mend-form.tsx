import type { StaffQuestion } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormProblem } from '../../../app/form/form-problem';
import { useForm } from '../../../app/form/use-form';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toast-context';
import { changesIn, type Draft } from './draft';
import { MendFields } from './mend-fields';
import { useMend, useRelease } from './use-quarantine';
import { WithdrawDialog } from './withdraw-dialog';

type MendFormProps = { question: StaffQuestion; draft: Draft; onChange: (draft: Draft) => void };

/** Saves what changed and, if that was asked for, gives the question back to the students. */
export function MendForm({ question, draft, onChange }: MendFormProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const mend = useMend(question.id);
  const release = useRelease(question.id);
  const releases = useRef(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const quarantined = question.status === 'quarantined';

  const { form, busy, errors, problem } = useForm({
    failed: messages.validation.summary,
    send: async () => {
      const changes = changesIn(question, draft);
      if (Object.keys(changes).length > 0) toast((await mend.mutateAsync(changes)).message);
      else if (!releases.current) toast('Nada mudou.', 'info');
      if (!releases.current) return;
      toast((await release.mutateAsync(undefined)).message);
      await navigate('/questions/quarentena');
    },
  });

  return (
    <form {...form} className="grid grid-cols-1 gap-6">
      <FormProblem text={problem} />
      <MendFields question={question} draft={draft} errors={errors} onChange={onChange} />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button
          type="submit"
          variant={quarantined ? 'outline' : 'primary'}
          busy={busy && !releases.current && 'Salvando...'}
          onClick={() => {
            releases.current = false;
          }}
        >
          Salvar correção
        </Button>
        {quarantined ? (
          <Button
            type="submit"
            busy={busy && releases.current && 'Liberando...'}
            onClick={() => {
              releases.current = true;
            }}
          >
            Salvar e liberar
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setWithdrawing(true)}>
            Retirar das provas
          </Button>
        )}
      </div>
      {withdrawing && <WithdrawDialog question={question} onClose={() => setWithdrawing(false)} />}
    </form>
  );
}
