import type { Roster } from '@gabarita/contract';
import { useEffect, useState } from 'react';
import { date, time } from '../../lib/dates';
import { duration } from '../../lib/duration';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import type { Tone } from '../../ui/tone';
import type { RosterEntry } from './use-roster';

const STATES: Record<RosterEntry['state'], { tone: Tone; label: string }> = {
  absent: { tone: 'neutral', label: 'Não começou' },
  unanswered: { tone: 'neutral', label: 'Não respondeu' },
  running: { tone: 'info', label: 'Fazendo' },
  offline: { tone: 'warning', label: 'Sem conexão' },
  finished: { tone: 'success', label: 'Finalizou' },
};

interface RosterTableProps {
  roster: Roster;
  /** Nobody may begin any more, but by the staff's leave. */
  over: boolean;
  onReopen: (student: RosterEntry) => void;
}

export function RosterTable({ roster, over, onReopen }: RosterTableProps) {
  const now = useServerNow(roster.now);
  return (
    <Table
      caption="Alunos e onde cada um está na prova"
      rows={roster.students}
      rowKey={({ user_id }) => user_id}
      columns={[
        { header: 'Aluno', cell: (student) => <Name student={student} /> },
        { header: 'Situação', cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge> },
        { header: 'Respondidas', cell: ({ answered }) => progress(answered, roster.total_questions), numeric: true },
        { header: 'Último contato', cell: (student) => lastHeard(student, now) },
        { header: 'Tempo restante', cell: ({ deadline }) => timeLeft(deadline, now), numeric: true },
        { header: 'Ações', cell: (student) => <Actions student={student} over={over} onReopen={onReopen} /> },
      ]}
    />
  );
}

function Name({ student: { name, turma, awaiting_decision, reopened } }: { student: RosterEntry }) {
  return (
    <span className="grid gap-1">
      <span className="wrap-anywhere">{name}</span>
      {turma && <span className="text-sm font-normal text-muted">{turma}</span>}
      <span className="flex flex-wrap gap-1">
        {reopened && <Badge>Reaberta</Badge>}
        {awaiting_decision && <Badge tone="warning">Aguardando decisão</Badge>}
      </span>
    </span>
  );
}

const ACTIONS: Record<RosterEntry['state'], string> = {
  absent: 'Abrir prova',
  unanswered: 'Reabrir',
  running: 'Dar mais tempo',
  offline: 'Dar mais tempo',
  finished: 'Reabrir',
};

function Actions({ student, over, onReopen }: { student: RosterEntry } & Pick<RosterTableProps, 'over' | 'onReopen'>) {
  if (student.state === 'absent' && !over) return '–';
  return (
    <Button variant="ghost" className="px-3! whitespace-nowrap" onClick={() => onReopen(student)}>
      {ACTIONS[student.state]}
      <span className="sr-only"> para {student.name}</span>
    </Button>
  );
}

const progress = (answered: number | null, total: number): string =>
  answered === null ? '–' : `${answered} de ${total}`;

function lastHeard({ state, saved_at, finished_at }: RosterEntry, now: number): string {
  if (finished_at) return `finalizou ${momentOf(finished_at, now)}`;
  if (!saved_at) return '–';
  if (state === 'offline') return `sem conexão há ${spanOf(now - Date.parse(saved_at))}`;
  return `às ${time(saved_at)}`;
}

const DAY_MS = 86_400_000;

const momentOf = (instant: string, now: number): string =>
  now - Date.parse(instant) < DAY_MS ? `às ${time(instant)}` : `em ${date(instant)}`;

function timeLeft(deadline: string | null, now: number): string {
  if (!deadline) return '–';
  const left = Date.parse(deadline) - now;
  return left <= 0 ? 'acabou' : spanOf(left);
}

const spanOf = (ms: number): string => (ms < 60_000 ? 'menos de 1 min' : duration(Math.floor(ms / 60_000) * 60));

const TICK_MS = 10_000;

/** The server's time, going on by this device's clock from when the page of the roster came. */
function useServerNow(said: string): number {
  const [reading, setReading] = useState({ said, at: Date.now(), now: Date.parse(said) });
  if (reading.said !== said) setReading({ said, at: Date.now(), now: Date.parse(said) });
  useEffect(() => {
    const timer = setInterval(
      () => setReading((last) => ({ ...last, now: Date.parse(last.said) + Date.now() - last.at })),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return reading.now;
}
