import * as messages from '@gabarita/contract/messages';
import { useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { text, useForm } from '../../app/form/use-form';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useConfirm } from '../../ui/confirm-context';
import { useToast } from '../../ui/toast-context';
import { CodeField } from './code-field';
import { useJoinByCode } from './use-turmas';

/** A student is in one turma at a time: joining another one moves, and says so first. */
export function JoinByCode() {
  const { role, turma_id: turmaId } = useUser();
  const [code, setCode] = useState('');
  const confirm = useConfirm();
  const toast = useToast();
  const join = useJoinByCode();
  const moves = role === 'student' && turmaId !== null;

  const { form, busy, errors, problem } = useForm({
    failed: messages.turmas.joinFailed,
    send: async (values) => {
      if (moves && !(await confirm(MOVE))) return;
      const { message } = await join.mutateAsync(text(values, 'code'));
      setCode('');
      toast(message);
    },
  });

  return (
    <Card>
      <form {...form} className="grid gap-4" aria-labelledby="join-by-code">
        <h2 id="join-by-code" className="text-lg">
          {moves ? 'Mudar de turma' : 'Entrar em uma turma'}
        </h2>
        <FormProblem text={problem} />
        <CodeField
          value={code}
          onChange={setCode}
          error={errors.code}
          help="São 6 dígitos. Peça ao seu professor ou à escola."
        />
        <Button type="submit" busy={busy && 'Entrando...'}>
          Entrar na turma
        </Button>
      </form>
    </Card>
  );
}

const MOVE = {
  title: 'Mudar de turma?',
  text: 'Você só pode estar em uma turma. Ao entrar nesta, você sai da atual e deixa de ver os simulados dela.',
  action: 'Mudar de turma',
};
