import { ArrowLeft, Printer } from 'lucide-react';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { IssuedCodes } from '../issued-codes';
import { useInvite } from '../use-invitations';
import { useMembers } from '../use-turmas';
import { ImportForm } from './import-form';

/** Inviting a class: a list goes in, and letters or codes to print come out. */
export function ImportView({ turmaId }: { turmaId: number }) {
  const turma = useMembers(turmaId, '').data?.turma;
  const invite = useInvite(turmaId);
  const codes = invite.data?.invitations.filter(({ code }) => code !== null) ?? [];

  return (
    <Page
      title={turma ? `Convidar alunos para a turma ${turma.name}` : 'Convidar alunos'}
      intro={
        invite.data
          ? invite.data.message
          : 'Traga a lista da secretaria: nome e e-mail de cada aluno, até 2.000 por vez.'
      }
      actions={
        <ButtonLink to={`/turmas?turma=${turmaId}`} variant="outline">
          <ArrowLeft aria-hidden />
          Voltar à turma
        </ButtonLink>
      }
    >
      {!invite.data && (
        <Card>
          <ImportForm onSend={(body) => invite.mutateAsync(body)} />
        </Card>
      )}
      {invite.data && invite.data.already > 0 && (
        <p>
          {invite.data.already === 1 ? '1 da lista já estava' : `${invite.data.already} da lista já estavam`} na turma.
        </p>
      )}
      {codes.length > 0 && (
        <>
          <Button className="justify-self-start" data-print="hide" onClick={() => window.print()}>
            <Printer aria-hidden />
            Imprimir códigos
          </Button>
          <IssuedCodes invitations={codes} />
        </>
      )}
    </Page>
  );
}
