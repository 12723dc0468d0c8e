import type { RunningExam } from '../../app/running-exams/running-exams';
import { useRunningExams } from '../../app/running-exams/use-running-exams';
import { dateTime } from '../../lib/dates';
import { duration } from '../../lib/duration';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Progress } from '../../ui/progress';

/** Nothing at all when no exam is under way. */
export function RunningExamList() {
  const running = useRunningExams();
  if (running.length === 0) return null;
  return (
    <section aria-labelledby="running-exams" className="grid grid-cols-1 gap-4">
      <h2 id="running-exams" className="text-xl">
        Provas em Andamento
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {running.map((exam) => (
          <li key={exam.to}>
            <RunningExamCard exam={exam} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunningExamCard({ exam }: { exam: RunningExam }) {
  return (
    <Card className="flex h-full flex-col gap-4 border-primary!">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg wrap-anywhere">{exam.title}</h3>
        {exam.onlyHere && <Badge tone="warning">Neste aparelho</Badge>}
      </div>
      {exam.total > 0 && (
        <Progress label={`Questão ${exam.question} de ${exam.total}`} value={exam.percent} max={100} />
      )}
      <p>
        Tempo restante: <strong>{duration(exam.secondsLeft)}</strong>
        {exam.clockRuns && ' (o tempo continua correndo)'}
        <br />
        <span className="text-sm text-muted">Última atualização: {dateTime(exam.updatedAt)}</span>
      </p>
      <ButtonLink to={exam.to} aria-label={`Continuar ${exam.title}`} className="mt-auto">
        Continuar
      </ButtonLink>
    </Card>
  );
}
