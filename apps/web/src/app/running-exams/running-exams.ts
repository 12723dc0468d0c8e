import type { RunningSession } from '@gabarita/contract';
import { examName } from '../../offline/exam-name';
import type { ExamProgress } from '../../offline/exam-progress';
import { resumePath } from '../exam-paths';

export interface RunningExam {
  title: string;
  to: string;
  percent: number;
  /** Counted from 1. */
  question: number;
  total: number;
  secondsLeft: number;
  updatedAt: string;
  /** The server does not have it, or was not asked. */
  onlyHere: boolean;
  /** The clock of a custom exam never stops. */
  clockRuns: boolean;
}

/**
 * Exams under way, the last touched first: what the server holds, and what only this device knows. Where both know one,
 * the time is the server's and the progress is that of whoever saw the exam last.
 */
export function runningExams(sessions: readonly RunningSession[], local: readonly ExamProgress[]): RunningExam[] {
  const here = new Map(local.map((progress) => [examName(progress), progress]));
  const onServer = sessions.map((session) => {
    const address = {
      year: session.year ?? 0,
      discipline: session.discipline ?? '',
      customId: session.exam_id,
      day: session.day,
    };
    const name = examName(address);
    const progress = here.get(name);
    here.delete(name);
    return withLater(fromServer(session), progress && fromDevice(progress));
  });
  return [...onServer, ...[...here.values()].map(fromDevice)].toSorted(
    (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  );
}

function withLater(server: RunningExam, device: RunningExam | undefined): RunningExam {
  if (!device || Date.parse(device.updatedAt) <= Date.parse(server.updatedAt)) return server;
  const { percent, question, updatedAt } = device;
  return { ...server, percent, question, updatedAt };
}

/** Only an essay has a session without questions. */
const disciplineOf = ({ discipline, total_questions }: RunningSession): string | null =>
  total_questions === 0 ? 'redacao' : discipline;

const fromServer = (session: RunningSession): RunningExam => ({
  title: titleOf(session.exam_name, session.day),
  to: resumePath({
    year: session.year,
    discipline: disciplineOf(session),
    customId: session.exam_id,
    day: session.day,
  }),
  percent: Math.round(session.progress_percentage),
  question: session.current_index,
  total: session.total_questions,
  secondsLeft: session.remaining_ms / 1000,
  updatedAt: session.updated_at,
  onlyHere: false,
  clockRuns: !session.paused,
});

const fromDevice = (progress: ExamProgress): RunningExam => ({
  title: titleOf(progress.examName, progress.day),
  to: resumePath(progress),
  percent: progress.progressPercentage,
  question: progress.currentQuestionIndex + 1,
  total: progress.totalQuestions,
  secondsLeft: progress.timeLeft,
  updatedAt: progress.lastUpdated,
  onlyHere: true,
  clockRuns: progress.customId !== null,
});

const titleOf = (name: string, day: RunningSession['day'] | undefined): string => (day ? `${name}, dia ${day}` : name);
