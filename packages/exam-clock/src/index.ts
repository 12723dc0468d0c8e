export { type DeviceNow, remainingMs, type ServerReading } from './device-clock.js';
export {
  contact,
  deadlineOf,
  dueAt,
  type ExamTiming,
  fitsInTime,
  isOver,
  isPaused,
  pause,
  RESUMABLE_MS,
  timeLeft,
  timeUsed,
} from './exam-timing.js';
export {
  type Answer,
  answerOf,
  type Entry,
  type HeldQuestion,
  isConflict,
  isHeld,
  merge,
  type Version,
} from './held-question.js';
export {
  type Batch,
  batches,
  conflicts,
  type HeldAnswers,
  type Journal,
  newJournal,
  received,
  record,
  shown,
  takenOver,
} from './journal.js';
export type { Stamp } from './stamp.js';
