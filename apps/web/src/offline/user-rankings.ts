import type { AttemptView } from '@gabarita/contract';
import { knownUser } from '../app/session/known-user';
import { keys, readOwned, writeOwned } from '../lib/storage';

/** Disciplines of the local ranking, in the order of section 3. */
const DISCIPLINES = ['ciencias-humanas', 'ciencias-natureza', 'linguagens', 'matematica', 'redacao'] as const;
type RankedDiscipline = (typeof DISCIPLINES)[number];

interface Scores {
  exams: number;
  totalScore: number;
  averageScore: number;
}

/** Section 3: how somebody stands, as this device knows it. Scores are percentages, as in the server's ranking. */
export interface UserRanking {
  userId: number;
  name: string;
  email: string;
  totalExams: number;
  totalScore: number;
  averageScore: number;
  disciplines: Record<RankedDiscipline, Scores & { bestScore: number }>;
  /** What was counted, by attempt: told again, an attempt takes the place of what was known of it. */
  counted: Record<string, Counted>;
}

interface Counted {
  percentage: number;
  areas: Partial<Record<RankedDiscipline, number>>;
}

/** Counts the attempts that rank and whose result is known. */
export function countOnDevice(userId: number, attempts: readonly AttemptView[]): void {
  const user = knownUser();
  if (user?.id !== userId) return;
  const told = attempts.map(({ id, ranked, ...attempt }) => [id, ranked ? resultOf(attempt) : undefined] as const);
  const all = { ...userRanking(userId)?.counted, ...Object.fromEntries(told) };
  const counted = Object.fromEntries(Object.entries(all).filter(([, result]) => result)) as Record<string, Counted>;
  const ranking = rankingOf(user, counted);
  writeOwned(keys.userRankings, userId, { [user.email]: ranking });
}

/** The own standing as this device knows it; undefined when it knows of no exam. */
export function userRanking(userId: number): UserRanking | undefined {
  const stored = readOwned(keys.userRankings, userId);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const rankings: UserRanking[] = Object.values(stored);
  return rankings.find((ranking) => ranking.userId === userId && ranking.totalExams > 0);
}

function resultOf({ percentage, areas, discipline }: Omit<AttemptView, 'id' | 'ranked'>): Counted | undefined {
  if (percentage === null) return undefined;
  const byArea = areas.map((area) => [area.discipline, area.percentage ?? 0] as const);
  return {
    percentage,
    areas: { ...Object.fromEntries(byArea), ...(discipline === 'redacao' && { redacao: percentage }) },
  };
}

function rankingOf(
  { id, name, email }: { id: number; name: string; email: string },
  counted: Record<string, Counted>,
): UserRanking {
  const results = Object.values(counted);
  const { exams, totalScore, averageScore } = scoresOf(results.map(({ percentage }) => percentage));
  const ofArea = (area: RankedDiscipline) => {
    const scores = results.flatMap(({ areas }) => areas[area] ?? []);
    return { ...scoresOf(scores), bestScore: Math.max(0, ...scores) };
  };
  const disciplines = Object.fromEntries(DISCIPLINES.map((area) => [area, ofArea(area)])) as UserRanking['disciplines'];
  return { userId: id, name, email, totalExams: exams, totalScore, averageScore, disciplines, counted };
}

const rounded = (score: number) => Math.round(score * 10) / 10;

function scoresOf(scores: number[]): Scores {
  const total = scores.reduce((sum, score) => sum + score, 0);
  const average = scores.length > 0 ? total / scores.length : 0;
  return { exams: scores.length, totalScore: rounded(total), averageScore: rounded(average) };
}
