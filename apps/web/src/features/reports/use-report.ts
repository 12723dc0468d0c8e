import type { AttemptView, ReportView } from '@gabarita/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/session';
import { call, callPage } from '../../lib/api';
import { flattenPages, fromCursor } from '../../lib/pages';
import { examHistory, type HistoryEntry, rememberAttempts } from '../../offline/exam-history';
import { localReport } from './local-report';

/** The server's report, or this device's own when the server cannot be asked. */
export function useReport() {
  const { id: userId } = useUser();
  const query = useQuery({
    queryKey: ['reports', userId],
    networkMode: 'always',
    queryFn: () => call('GET /api/reports'),
  });
  const history = query.isError && query.data === undefined ? examHistory(userId) : [];
  const isCopy = history.length > 0;
  const data: ReportView | undefined = isCopy ? localReport(history) : query.data;
  return { ...query, data, error: isCopy ? null : query.error, isCopy };
}

const PAGE = 10;

/** All attempts, newest first, page by page; the device's own list when the server cannot be asked. */
export function useHistory() {
  const { id: userId } = useUser();
  const query = useInfiniteQuery({
    ...fromCursor<AttemptView>(),
    queryKey: ['attempts', 'history', userId],
    networkMode: 'always',
    queryFn: async ({ pageParam }) => {
      const page = await callPage('GET /api/attempts', { query: { limit: PAGE, cursor: pageParam } });
      rememberAttempts(userId, page.rows);
      return page;
    },
    select: (pages) => flattenPages(pages).map(rowOf),
  });
  const local = query.isError && query.data === undefined ? examHistory(userId).map(localRow) : [];
  const isCopy = local.length > 0;
  return { ...query, data: isCopy ? local : query.data, error: isCopy ? null : query.error };
}

/** One line of the history table, whichever side it came from. */
export interface HistoryRow {
  id: number;
  at: string;
  subject: AttemptView['discipline'] | (string & {});
  day: AttemptView['day'];
  exam: string;
  questions: number;
  correct: number | null;
  /** What is shown as the score; null while it is closed. */
  score: number | null;
  note: string | undefined;
  closed: boolean;
}

function rowOf(attempt: AttemptView): HistoryRow {
  const { id, created_at, discipline, day, exam_name, total_questions, correct_answers, key_open } = attempt;
  const row = { id, at: created_at, subject: discipline, day, exam: exam_name };
  return { ...row, questions: total_questions, correct: correct_answers, closed: !key_open, ...scoreOf(attempt) };
}

/** An essay and a grade from 0 to 10 are no TRI, and say what they are. */
function scoreOf({
  discipline,
  score,
  tri_score,
  tri_source,
  non_tri_score,
}: AttemptView): Pick<HistoryRow, 'score' | 'note'> {
  if (discipline === 'redacao') return { score, note: 'redação' };
  if (non_tri_score !== null) return { score: non_tri_score, note: 'de 0 a 10' };
  if (tri_source === 'manual') return { score: tri_score, note: 'cartão' };
  return { score: tri_score, note: tri_source === 'official' || tri_score === null ? undefined : 'estimativa' };
}

const localRow = (entry: HistoryEntry): HistoryRow => ({
  ...{ id: Number(entry.id), at: entry.timestamp, subject: entry.subject, day: null, exam: entry.examTitle },
  ...{ questions: entry.totalQuestions, correct: entry.correctAnswers, score: entry.triScore },
  note: entry.manual ? 'cartão' : undefined,
  closed: entry.correctAnswers === null,
});

export const useAttempt = (id: number) =>
  useQuery({
    queryKey: ['attempts', id],
    queryFn: () => call('GET /api/attempts/:id', { params: { id } }),
  });

/** The texts, which most readers want of three questions in 45: for whoever opens one. */
export const useAttemptQuestions = (id: number) =>
  useQuery({
    queryKey: ['attempts', id, 'questions'],
    queryFn: () => call('GET /api/attempts/:id/questions', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
