import { CalendarClock } from 'lucide-react';
import { date, dateTime, time, weekday } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import type { NextExam } from './next-exam';

/** The open exam, else the nearest to come. */
export function NextExamPanel({ exam }: { exam: NextExam | undefined }) {
  return (
    <Card className="grid content-start gap-3">
      <h2 className="flex items-center gap-2 text-lg">
        <CalendarClock aria-hidden className="size-5 text-primary" />
        Próximo Simulado
      </h2>
      {exam ? (
        <ScheduledExam exam={exam} />
      ) : (
        <p className="text-muted">Nenhum simulado agendado. Quando houver, ele aparecerá aqui.</p>
      )}
    </Card>
  );
}

function ScheduledExam({ exam }: { exam: NextExam }) {
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere">{exam.title}</p>
      <p>
        <When {...exam} />
      </p>
      {exam.availability === 'open' && (
        <>
          <div>
            <Badge tone="success">Aberto agora</Badge>
          </div>
          <ButtonLink to="/exams">Fazer simulado</ButtonLink>
        </>
      )}
    </>
  );
}

/** Most exams begin and end on one day, and then say it once. */
function When({ start_time: start, end_time: end }: NextExam) {
  if (start === null) return end === null ? 'Sem data: comece quando quiser.' : `Até ${dateTime(end)}`;
  if (end === null) return `A partir de ${dateTime(start)}`;
  if (date(start) !== date(end)) {
    return (
      <>
        De {dateTime(start)}
        <br />
        até {dateTime(end)}
      </>
    );
  }
  return (
    <>
      <span className="inline-block first-letter:uppercase">{weekday(start)}</span>, {date(start)}
      <br />
      das {time(start)} às {time(end)}
    </>
  );
}
