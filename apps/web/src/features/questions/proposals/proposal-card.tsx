import { parseRichText, plainText } from '@gabarita/rich-text';
import { useState } from 'react';
import { useUser } from '../../../app/session/session';
import { dateTime } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { TextArea } from '../../../ui/text-area';
import { useToast } from '../../../ui/toast-context';
import { type Proposal, useDecide } from './use-proposals';

const keyWords = ({ letter, annulled }: Proposal['current']): string => (annulled ? 'anulada' : (letter ?? 'nenhum'));

const wanted = ({ kind, letter }: Proposal): string => {
  if (kind === 'withdraw') return 'Retirar do banco';
  return letter === null ? 'Anular a questão' : `Mudar o gabarito para ${letter}`;
};

export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { role } = useUser();
  const { edition, index, statement, reason, proposer, created_at, current, decided_at } = proposal;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <header className="grid gap-1">
        <h2 className="text-lg">
          {edition}, questão {index}
        </h2>
        <p className="text-sm text-muted">
          {proposer ?? 'Conta removida'} · {dateTime(created_at)}
        </p>
      </header>
      <p>
        <strong>{wanted(proposal)}.</strong> Gabarito atual: {keyWords(current)}.
      </p>
      <blockquote className="border-l-4 border-border-strong pl-3 break-words">{reason}</blockquote>
      <p className="line-clamp-2 text-sm text-muted">{plainText(parseRichText(statement))}</p>
      {decided_at !== null && <Decision proposal={proposal} decidedAt={decided_at} />}
      {decided_at === null && role === 'admin' && <Deciding proposal={proposal} />}
    </Card>
  );
}

function Decision({ proposal: { accepted, answer }, decidedAt }: { proposal: Proposal; decidedAt: string }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone={accepted ? 'success' : 'neutral'}>{accepted ? 'Aceita' : 'Recusada'}</Badge>
      <span className="text-sm text-muted">{dateTime(decidedAt)}</span>
      {answer && <span className="w-full">Resposta: {answer}</span>}
    </p>
  );
}

function Deciding({ proposal }: { proposal: Proposal }) {
  const toast = useToast();
  const decide = useDecide(proposal.id);
  const [answer, setAnswer] = useState('');
  const act = (accept: boolean) =>
    decide.mutate(
      { accept, ...(answer.trim() && { answer: answer.trim() }) },
      { onSuccess: ({ message }) => toast(message), onError: (error) => toast(error.message, 'danger') },
    );
  const which = `: ${proposal.edition}, questão ${proposal.index}`;
  return (
    <>
      <TextArea
        label="Resposta a quem propôs"
        optional
        rows={2}
        maxLength={500}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button disabled={decide.isPending} onClick={() => act(true)}>
          Aceitar correção<span className="sr-only">{which}</span>
        </Button>
        <Button variant="outline" disabled={decide.isPending} onClick={() => act(false)}>
          Recusar<span className="sr-only">{which}</span>
        </Button>
        <ButtonLink to={`/questions/quarentena?questao=${proposal.question_id}`} variant="ghost">
          Ver a questão<span className="sr-only">{which}</span>
        </ButtonLink>
      </div>
    </>
  );
}
