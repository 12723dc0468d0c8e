import { CalendarClock } from 'lucide-react';
import { date, time, weekday } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';

export interface NextExam {
  title: string;
  start_time: string;
  end_time: string;
  open: boolean;
}

/** The open exam, else the nearest to come. */
export function NextExamPanel({ exam }: { exam?: NextExam }) {
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
      <p className="text-lg font-semibold">{exam.title}</p>
      <p>
        <span className="first-letter:uppercase">{weekday(exam.start_time)}</span>, {date(exam.start_time)}
        <br />
        das {time(exam.start_time)} às {time(exam.end_time)}
      </p>
      {exam.open && (
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
