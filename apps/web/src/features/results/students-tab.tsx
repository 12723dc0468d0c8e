import { useState } from 'react';
import { dateTime } from '../../lib/dates';
import { duration } from '../../lib/duration';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { formatNumber } from '../../ui/chart/format-number';
import { Empty } from '../../ui/empty';
import { LoadMore } from '../../ui/load-more';
import { Loadable } from '../../ui/loadable';
import { Table } from '../../ui/table';
import { AnswersDialog } from './answers-dialog';
import { gradeOf, previousGrade } from './grade-text';
import { type Looked, type PlacedStudent, usePlaced } from './use-results';

const MODES = { screen: 'Tela', manual: 'Cartão digitado', photo: 'Foto do cartão' } as const;

/** First attempts, best first: the ranking of this exam. */
export function StudentsTab({ looked }: { looked: Looked }) {
  const placed = usePlaced(looked);
  const [chosen, setChosen] = useState<PlacedStudent>();
  return (
    <div className="grid grid-cols-1 gap-5">
      <Loadable
        query={placed}
        loading="Carregando notas..."
        empty={<Empty title="Ninguém finalizou ainda">As notas aparecem aqui quando os alunos finalizam.</Empty>}
      >
        {(students) => (
          <Table
            caption="Notas, da maior para a menor"
            rows={students}
            rowKey={({ attempt }) => attempt.id}
            columns={[
              { header: 'Aluno', cell: (student) => <Name student={student} /> },
              { header: 'Acertos', cell: ({ attempt }) => right(attempt), numeric: true },
              { header: 'Nota', cell: ({ attempt }) => <Grade attempt={attempt} />, numeric: true },
              { header: 'Origem', cell: ({ attempt }) => MODES[attempt.mode] },
              { header: 'Tempo', cell: ({ attempt }) => spent(attempt), numeric: true },
              { header: 'Respostas', cell: (student) => <SeeAnswers student={student} onSee={setChosen} /> },
            ]}
          />
        )}
      </Loadable>
      <LoadMore query={placed} />
      {chosen && <AnswersDialog attempt={chosen.attempt} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

type Attempt = PlacedStudent['attempt'];

const right = ({ correct_answers, total_questions, percentage }: Attempt): string =>
  `${correct_answers} de ${total_questions} (${formatNumber(percentage ?? 0)}%)`;

const spent = ({ mode, time_spent }: Attempt): string => (mode === 'screen' ? duration(time_spent) : '–');

function Name({ student: { position, turma, practice, attempt } }: { student: PlacedStudent }) {
  return (
    <span className="grid gap-1">
      <span className="flex gap-3">
        <span className="w-9 shrink-0 text-muted tabular-nums">{position}º</span>
        <span className="wrap-anywhere">{attempt.user_name}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pl-12 text-sm font-normal text-muted">
        {turma && <span>{turma}</span>}
        {practice > 0 && <span>{practice === 1 ? '+1 treino' : `+${practice} treinos`}</span>}
        {attempt.sent_offline && <Badge>enviado offline</Badge>}
        {attempt.reopened_at && <Badge>reaberta</Badge>}
        {attempt.awaiting_decision && <Badge tone="warning">aguardando decisão</Badge>}
        {!attempt.ranked && <Badge>fora do ranking</Badge>}
      </span>
    </span>
  );
}

function Grade({ attempt }: { attempt: Attempt }) {
  const { previous } = attempt;
  return (
    <span className="grid gap-0.5">
      <span className="font-semibold">{gradeOf(attempt)}</span>
      {previous && (
        <span className="text-sm text-muted" title={`Mudou em ${dateTime(previous.replaced_at)}`}>
          nota anterior: {previousGrade(previous)}
        </span>
      )}
    </span>
  );
}

function SeeAnswers({ student, onSee }: { student: PlacedStudent; onSee: (student: PlacedStudent) => void }) {
  return (
    <Button variant="ghost" className="px-3!" onClick={() => onSee(student)}>
      Ver<span className="sr-only"> respostas de {student.attempt.user_name}</span>
    </Button>
  );
}
