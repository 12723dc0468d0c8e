import type { ReportView } from '@gabarita/contract';
import { TriExplanation } from '../../app/tri-explanation';
import { AreaCards } from './area-cards';
import { AreaProfile } from './area-profile';
import { LastExams } from './last-exams';
import { Pace } from './pace';
import { ScoreOverTime } from './score-over-time';
import { SkillsToWorkOn } from './skills-to-work-on';
import { Totals } from './totals';
import { TurmaPlace } from './turma-place';

/** Scores that have something to explain: they came from the items, not from a count. */
const HAS_ITEMS: ReadonlySet<string> = new Set(['official', 'estimate']);

/** The report from the sum to the detail. What there is nothing to say about yet is left out. */
export function Report({ report }: { report: ReportView }) {
  const example = report.recent.findLast(({ tri_source }) => HAS_ITEMS.has(tri_source)) ?? report.recent.at(-1);
  return (
    <>
      <Totals report={report} />
      <TriExplanation attemptId={example?.attempt_id} />
      <SkillsToWorkOn skills={report.skills} />
      <AreaCards areas={report.areas} essays={report.essays} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <LastExams recent={report.recent} scale={report.scale} />
        <AreaProfile areas={report.areas} />
        <ScoreOverTime areas={report.areas} />
        <TurmaPlace comparisons={report.turma} />
      </div>
      <Pace pace={report.pace} />
    </>
  );
}
