/** The clock of a session, on the server. All times are milliseconds; moments are since 1970. */
export interface ExamTiming {
  /** A custom exam's clock never stops; an edition's stops when the student leaves or is not heard of. */
  readonly pausable: boolean;
  readonly startedAt: number;
  /** Extra time included. */
  readonly durationMs: number;
  /** Used before `runningSince`. */
  readonly usedMs: number;
  /** Null while paused. */
  readonly runningSince: number | null;
  readonly lastContactAt: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Without contact for this long, an exam of an edition pauses. */
const SILENCE_MS = 10 * MINUTE;
/** A paused exam waits this long for its student. */
export const RESUMABLE_MS = 30 * DAY;
/** An answer given in the last second may arrive this much later without being late. */
const GRACE_MS = MINUTE;

/** Time of the exam that has gone by. */
export function timeUsed(timing: ExamTiming, now: number): number {
  if (!timing.pausable) return Math.max(0, now - timing.startedAt);
  if (timing.runningSince === null) return timing.usedMs;
  const until = Math.min(now, timing.lastContactAt + SILENCE_MS);
  return timing.usedMs + Math.max(0, until - timing.runningSince);
}

export const timeLeft = (timing: ExamTiming, now: number): number =>
  Math.max(0, timing.durationMs - timeUsed(timing, now));

export const isOver = (timing: ExamTiming, now: number): boolean => timeLeft(timing, now) === 0;

/** Whether the clock stands: the student left, or has not been heard of for too long. */
export const isPaused = (timing: ExamTiming, now: number): boolean =>
  timing.pausable && (timing.runningSince === null || now > timing.lastContactAt + SILENCE_MS);

/** When time is over if nobody pauses; null while paused. Where nothing pauses it is fixed, whatever a wrong clock says meanwhile. */
export function deadlineOf(timing: ExamTiming, now: number): number | null {
  if (!timing.pausable) return timing.startedAt + timing.durationMs;
  return isPaused(timing, now) ? null : now + timing.durationMs - timeUsed(timing, now);
}

/**
 * A sign of life: the clock of a paused exam runs again. `reportedMs` is what the device itself counted, offline perhaps, while the server took the exam for
 * paused: it can use time up, up to what has really gone by, and never give any back.
 */
export function contact(timing: ExamTiming, now: number, reportedMs = 0): ExamTiming {
  if (!timing.pausable) return { ...timing, lastContactAt: now };
  const reported = Math.min(reportedMs, now - timing.startedAt, timing.durationMs);
  return { ...timing, usedMs: Math.max(timeUsed(timing, now), reported), runningSince: now, lastContactAt: now };
}

/** The student leaves. A custom exam's clock goes on. */
export const pause = (timing: ExamTiming, now: number, reportedMs = 0): ExamTiming =>
  timing.pausable ? { ...contact(timing, now, reportedMs), runningSince: null } : contact(timing, now);

/** When the server should look at it again: its time is over then, or its student has not come back. */
export function dueAt(timing: ExamTiming, now: number): number {
  const deadline = deadlineOf(timing, now);
  // With more time left than silence takes to pause it, only the student's return can bring it to its end.
  const ends = deadline !== null && (!timing.pausable || deadline <= timing.lastContactAt + SILENCE_MS);
  return ends ? deadline + GRACE_MS : timing.lastContactAt + RESUMABLE_MS;
}

/** Whether an answer was given within the time of the exam, by the clock of the device that sends it late. */
export const fitsInTime = (timing: ExamTiming, elapsedMs: number): boolean => elapsedMs <= timing.durationMs + GRACE_MS;
