import type { CallOutput, UserView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { FormProblem } from '../../app/form/form-problem';
import { useSessionActions } from '../../app/session/session';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast-context';

type AcceptSignedInProps = { token: string; invitation: CallOutput<'GET /api/invitations/:token'>; user: UserView };

export function AcceptSignedIn({ token, invitation, user }: AcceptSignedInProps) {
  const { update } = useSessionActions();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const join = useMutation({
    mutationFn: () => call('POST /api/invitations/:token/join', { params: { token } }),
    onSuccess: async ({ message, user: joined }) => {
      update(joined);
      toast(message);
      await Promise.all(['turmas', 'exams'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
      await navigate('/turmas', { replace: true });
    },
  });
  const moves = user.role === 'student' && user.turma_id !== null && user.turma_id !== invitation.turma.id;

  return (
    <div className="grid gap-4">
      <FormProblem text={join.error ? join.error.message || messages.turmas.joinFailed : undefined} />
      <p>
        Você está como <strong>{user.name}</strong> (<span className="wrap-anywhere">{user.email}</span>).
        {user.email.toLowerCase() !== invitation.email.toLowerCase() &&
          ` O convite foi feito para ${invitation.name}: se não é você, saia e entre com a conta certa.`}
      </p>
      {moves && <p>Você só pode estar em uma turma: ao aceitar, você sai da atual e deixa de ver os simulados dela.</p>}
      <Button size="lg" busy={join.isPending && 'Entrando...'} onClick={() => join.mutate()}>
        {moves ? 'Mudar para esta turma' : 'Entrar na turma'}
      </Button>
    </div>
  );
}
