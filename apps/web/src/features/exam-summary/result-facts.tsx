import { DISCIPLINE_LABELS, type Discipline } from '@gabarita/enem';
import type { ReactNode } from 'react';
import { TriExplanation } from '../../app/tri-explanation';
import { dateTime } from '../../lib/dates';
import { spentTime } from '../../lib/spent-time';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import type { Summary } from './use-summary';

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const shown = (value: number | null, unit = '') => (value === null ? '—' : number.format(value) + unit);

/** Which exam it was, and how it went. */
export function ResultFacts({ result, attempt }: Summary) {
  return (
    <Card className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-xl">{result.examName}</h2>
        <p className="text-muted">
          {[subjectLabel(result.subject), attempt?.day && `Dia ${attempt.day}`, result.year]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-muted">
          {dateTime(result.date)} · tempo gasto: {spentTime(result.timeSpent)}
        </p>
        <Notes attempt={attempt} />
      </div>
      {result.subject === 'redacao' ? <EssayScore {...result} /> : <Scores result={result} attempt={attempt} />}
      {result.triScore !== null && <TriExplanation attemptId={attempt?.id} />}
    </Card>
  );
}

/** An essay has a grade and nothing to count. */
function EssayScore({ score }: Summary['result']) {
  return (
    <dl>
      <Score name="Nota da redação (0 a 1000)" value={shown(score)} />
    </dl>
  );
}

function Scores({ result, attempt }: Summary) {
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Score name="Acertos" value={shown(result.percentage, '%')} />
      <Score name="Questões certas" value={`${shown(result.correctAnswers)}/${result.totalQuestions}`} />
      {result.nonTriScore === null ? (
        <Score name="Nota TRI" value={shown(result.triScore)} note={triNote(attempt)} />
      ) : (
        <Score name="Nota (0 a 10)" value={shown(result.nonTriScore)} />
      )}
    </dl>
  );
}

/** The margin where it is known. Anything but INEP's own items is an estimate, and says so. */
function triNote(attempt: Summary['attempt']): string {
  const margin = attempt?.tri_error ? `± ${number.format(attempt.tri_error)}` : undefined;
  const estimate = attempt?.tri_source === 'official' ? undefined : 'estimativa';
  return [estimate, margin].filter(Boolean).join(', ');
}

const subjectLabel = (subject: string): string =>
  subject in DISCIPLINE_LABELS ? DISCIPLINE_LABELS[subject as Discipline] : subject;

function Notes({ attempt }: { attempt: Summary['attempt'] }) {
  if (!attempt || (attempt.first && !attempt.sent_offline)) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      {!attempt.first && <Badge>treino: só a primeira tentativa conta no ranking</Badge>}
      {attempt.sent_offline && <Badge tone="info">enviado offline</Badge>}
    </p>
  );
}

function Score({ name, value, note }: { name: string; value: ReactNode; note?: string | false }) {
  return (
    <div className="rounded-control bg-surface-sunken px-4 py-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-2xl font-extrabold tabular-nums">
        {value} {note && <span className="text-sm font-normal text-muted">({note})</span>}
      </dd>
    </div>
  );
}
