import { contact, dueAt, type ExamTiming } from '@gabarita/exam-clock';
import type { sessions } from '../../db/schema/index.js';

export type Session = typeof sessions.$inferSelect;

/** What is being taken: a custom exam, or an edition's area, or all of its areas, at once or of one day. */
export type Taken = Pick<Session, 'exam_id' | 'edition_id' | 'discipline' | 'language' | 'day'>;

export const takenExam = (exam_id: number): Taken => ({
  exam_id,
  edition_id: null,
  discipline: null,
  language: null,
  day: null,
});

export const timingOf = (session: Session): ExamTiming => ({
  pausable: session.edition_id !== null,
  startedAt: session.started_at.getTime(),
  durationMs: session.duration_ms,
  usedMs: session.used_ms,
  runningSince: session.running_since?.getTime() ?? null,
  lastContactAt: session.last_contact_at.getTime(),
});

const CLOCK_TOLERANCE_MS = 60_000;

/** The session was heard of at a time that has not come yet: somebody set the clock of the server back. It goes on all the same. */
export const wasHeardLater = ({ last_contact_at }: Session, now: Date): boolean =>
  last_contact_at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS;

/** The columns that keep a clock. */
export const clockColumns = (timing: ExamTiming, now: Date) => ({
  used_ms: timing.usedMs,
  running_since: timing.runningSince === null ? null : new Date(timing.runningSince),
  last_contact_at: new Date(timing.lastContactAt),
  due_at: new Date(dueAt(timing, now.getTime())),
});

/** The clock of a session that begins now. */
export const startedClock = (durationMs: number, pausable: boolean, now: Date): ExamTiming =>
  contact(
    {
      pausable,
      startedAt: now.getTime(),
      durationMs,
      usedMs: 0,
      runningSince: now.getTime(),
      lastContactAt: now.getTime(),
    },
    now.getTime(),
  );
