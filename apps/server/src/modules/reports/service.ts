import type { ReportView } from '@gabarita/contract';
import { improvementTrend } from '@gabarita/scoring';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { closedExams } from '../attempts/closed-exams.js';
import { markSumsShown } from '../attempts/key-shown.js';
import { areasOf } from './areas.js';
import {
  areaSeries,
  areaTotals,
  attemptTotals,
  bestAttempt,
  essayTotals,
  paceByArea,
  recentAttempts,
  skillCounts,
} from './repository.js';
import { rounded, scaleOf } from './scale.js';
import { skillsToWorkOn } from './skills.js';
import { turmaComparisons } from './turma.js';

/** Everything about one person's attempts, added up in the database: a history of years is sent as a page of numbers. */
export async function reportOf({ db, clock }: Services, person: Person): Promise<ReportView> {
  const now = clock.now();
  const own = { userId: person.id, closedExams: await closedExams(db, now, person) };
  const { tri_average, manual_average, ...totals } = await attemptTotals(db, own);
  const scale = scaleOf(tri_average, manual_average);
  await markSumsShown(db, own.userId, own.closedExams, now);
  const recent = scale === null ? [] : await recentAttempts(db, own, scale);
  return {
    ...totals,
    scale,
    average: rounded(tri_average ?? manual_average),
    trend: improvementTrend(recent.map(({ tri_score }) => tri_score)),
    best: scale === null ? null : await bestAttempt(db, own, scale),
    recent,
    areas: areasOf(await areaTotals(db, own), await areaSeries(db, own)),
    essays: await essayTotals(db, own),
    skills: skillsToWorkOn(await skillCounts(db, own)),
    pace: await paceByArea(db, own),
    turma: await turmaComparisons(db, own),
  };
}
