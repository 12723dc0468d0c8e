import { skillDescription } from '@gabarita/enem/skills';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Play, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AREA_NAMES } from '../../app/question-bank/question-labels';
import { useRunningExams } from '../../app/running-exams/use-running-exams';
import { useUser } from '../../app/session/session';
import { call } from '../../lib/api';
import { duration } from '../../lib/duration';
import { examHistory } from '../../offline/exam-history';
import { Skeleton } from '../../ui/skeleton';

/** What somebody left open: the exam under way, the last result, the skill to practise. Nothing of it, nothing here. */
export function WhereIWas() {
  const { id } = useUser();
  const [running] = useRunningExams();
  // Section 8: a failure on the dashboard is silent.
  const { data: report, isPending } = useQuery({ queryKey: ['reports', id], queryFn: () => call('GET /api/reports') });
  const last = report?.recent.at(-1);
  const [skill] = report?.skills ?? [];
  // Who has a history gets its place kept, so that nothing moves when the report arrives.
  if (isPending && examHistory(id).length > 0) return <Skeleton className="h-56 md:h-20" />;
  if (!running && !last && !skill) return null;
  return (
    <section aria-label="De onde parou">
      <ul className="grid gap-3 md:grid-flow-col md:auto-cols-fr">
        {running && (
          <Step icon={<Play />} title={`Continuar: ${running.title}`} to={running.to}>
            {running.total > 0 && `Questão ${running.question} de ${running.total} · `}restam{' '}
            {duration(running.secondsLeft)}
          </Step>
        )}
        {last && (
          <Step icon={<ClipboardList />} title="Último resultado" to={`/reports?attempt=${last.attempt_id}`}>
            {last.exam_name}: {Math.round(last.tri_score)} pontos
          </Step>
        )}
        {skill && (
          <Step
            icon={<Target />}
            title={`Treinar: ${skillDescription(skill.discipline, skill.skill) ?? skill.skill}`}
            to={`/questions?discipline=${skill.discipline}&skill=${skill.skill}`}
          >
            {skill.skill} de {AREA_NAMES[skill.discipline]} · {skill.correct} de {skill.questions} certas até agora
          </Step>
        )}
      </ul>
    </section>
  );
}

type StepProps = { icon: ReactNode; title: string; to: string; children: ReactNode };

function Step({ icon, title, to, children }: StepProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full items-center gap-3 rounded-card border border-border bg-surface-raised px-4 py-3 transition-colors hover:border-primary"
      >
        <span aria-hidden className="shrink-0 text-primary [&_svg]:size-6">
          {icon}
        </span>
        <span className="grid min-w-0">
          <span className="font-bold">{title}</span>
          <span className="text-sm text-muted">{children}</span>
        </span>
      </Link>
    </li>
  );
}
