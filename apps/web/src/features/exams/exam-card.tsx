import type { ExamView } from '@gabarita/contract';
import { CalendarClock, ChartColumn, FileText, type LucideIcon, ScanLine, Timer, Users } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { ExamActions } from './exam-actions';
import { examDuration, examWindow, questionCount } from './exam-facts';
import { StartButton } from './start-button';

export function ExamCard({ exam }: { exam: ExamView }) {
  return (
    <li>
      <Card className="flex h-full flex-col gap-4">
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <Badge tone="info">{exam.year}</Badge>
            <StaffBadges exam={exam} />
          </div>
          <h3 className="text-lg wrap-anywhere">{exam.title}</h3>
          {exam.description && <p className="whitespace-pre-line wrap-anywhere">{exam.description}</p>}
        </div>
        <ul className="grid gap-1.5 text-muted">
          <Fact icon={FileText} text={questionCount(exam)} />
          <Fact icon={Timer} text={examDuration(exam)} />
          <Fact icon={CalendarClock} text={examWindow(exam)} />
          {exam.turmas && <Fact icon={Users} text={turmaNames(exam.turmas)} />}
        </ul>
        <div className="mt-auto grid gap-3">
          <StartButton exam={exam} />
          {exam.staff?.sent && !exam.is_redacao && <StaffLinks exam={exam} />}
          {exam.staff?.editable && <ExamActions exam={exam} />}
        </div>
      </Card>
    </li>
  );
}

/** For everybody who teaches a turma that sits the exam; an essay has a queue of its own. */
function StaffLinks({ exam: { id, title } }: { exam: ExamView }) {
  const small = { variant: 'outline', className: 'flex-1 px-3!' } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink {...small} to={`/simulados/${id}/resultados`}>
        <ChartColumn aria-hidden />
        Resultados<span className="sr-only"> de {title}</span>
      </ButtonLink>
      <ButtonLink {...small} to={`/simulados/${id}/cartoes`}>
        <ScanLine aria-hidden />
        Cartões<span className="sr-only"> de {title}</span>
      </ButtonLink>
    </div>
  );
}

function StaffBadges({ exam: { staff, is_active } }: { exam: ExamView }) {
  if (!staff) return null;
  return (
    <>
      {!staff.sent && <Badge tone="warning">Questões não enviadas</Badge>}
      {!is_active && <Badge>Oculto dos alunos</Badge>}
      {!staff.editable && staff.owner && <Badge>de {staff.owner}</Badge>}
    </>
  );
}

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  );
}

const turmaNames = (turmas: readonly { name: string }[]): string =>
  turmas.length === 0 ? '(não atribuído)' : turmas.map(({ name }) => name).join(', ');
