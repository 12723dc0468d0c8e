import type { TurmaView } from '@gabarita/contract';
import { LogOut, Users } from 'lucide-react';
import { useUser } from '../../app/session/session';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { ShownCode } from './shown-code';
import { useEnterTurma, useLeaveTurma } from './use-turma-actions';

export function TurmaCard({ turma }: { turma: TurmaView }) {
  const { role } = useUser();
  const enter = useEnterTurma(turma);
  const leave = useLeaveTurma(turma);

  return (
    <li>
      <Card className="grid h-full content-start gap-4">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-lg wrap-anywhere">{turma.name}</h2>
            {turma.member && <Badge tone="success">Sua turma</Badge>}
            {turma.archived_at && <Badge tone="warning">Arquivada</Badge>}
          </div>
          <p className="wrap-anywhere">{turma.description}</p>
          <p className="text-muted">{students(turma.students_count)}</p>
        </div>
        {turma.code && !turma.archived_at && <ShownCode code={turma.code} turma={turma.name} />}
        <div className="mt-auto flex flex-wrap gap-2">
          <ButtonLink
            to={`/turmas?turma=${turma.id}`}
            variant="outline"
            className="px-4!"
            aria-label={`Ver membros de ${turma.name}`}
          >
            <Users aria-hidden />
            Ver membros
          </ButtonLink>
          {role === 'admin' && !turma.member && !turma.archived_at && (
            <Button busy={enter.busy && 'Entrando...'} onClick={enter.act} aria-label={`Entrar em ${turma.name}`}>
              Entrar
            </Button>
          )}
          {turma.member && (
            <Button
              variant="ghost"
              className="px-3!"
              busy={leave.busy && 'Saindo...'}
              onClick={leave.act}
              aria-label={`Sair de ${turma.name}`}
            >
              <LogOut aria-hidden />
              Sair
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}

const students = (count: number): string => (count === 1 ? '1 aluno' : `${count.toLocaleString('pt-BR')} alunos`);
