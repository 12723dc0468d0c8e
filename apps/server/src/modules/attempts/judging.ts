import type { AttemptView } from '@gabarita/contract';
import type { Db } from '../../db/database.js';
import { currentCalibration } from '../calibration/current.js';
import { closedQuestions } from '../exams/closed-keys.js';
import { correctedKeys } from '../questions/keys.js';
import type { Taken } from '../sessions/session.js';
import { type SheetLine, sheetOf } from '../sessions/sheet.js';
import { type Answers, type Mark, markingKeys, markSheet, type OwnKeys } from './marking.js';
import { type Result, resultOf } from './result.js';
import { type Subject, subjectOf } from './rules.js';

/** Marks attempts at one exam. What it knows of the exam was read once, for however many attempts. */
export interface Judge {
  subject: Omit<Subject, 'rules'>;
  judge(mode: AttemptView['mode'], answers: Answers): { marks: Mark[]; result: Result };
}

/** For an attempt that is recorded at this moment, or marked anew. */
export async function judgeAt(tx: Db, at: Date, taken: Taken, known?: SheetLine[]): Promise<Judge> {
  const sheet = known ?? (await sheetOf(tx, taken));
  return judgeOf(tx, taken, sheet, await heldAt(tx, at, taken, sheet));
}

/**
 * Whoever sits an edition could ask for a closed key by answering one question and looking at the score, so what is
 * stored has nothing of it. An exam is stored in full, for its staff; see `views.ts` for what its students are shown.
 */
const heldAt = async (tx: Db, at: Date, { exam_id }: Taken, sheet: SheetLine[]): Promise<ReadonlySet<number>> =>
  exam_id === null ? closedQuestions(tx, at, idsOf(sheet)) : new Set();

const idsOf = (sheet: SheetLine[]): number[] => sheet.map(({ question_id }) => question_id);

export async function judgeOf(tx: Db, taken: Taken, sheet: SheetLine[], held: ReadonlySet<number>): Promise<Judge> {
  const counted = sheet.map((line) => ({ ...line, available: line.available && !held.has(line.question_id) }));
  // The subject before the keys: it locks the exam, so that a correction waits for this attempt or is seen by it.
  const { rules, ...subject } = await subjectOf(tx, taken, counted);
  const own = await ownKeysOf(tx, taken.exam_id);
  const keys = await markingKeys(tx, idsOf(sheet), own);
  return {
    subject,
    judge(mode, answers) {
      const marks = markSheet(sheet, keys, answers, held);
      return {
        marks,
        result: resultOf(marks, { ...rules, calibration: own.calibration, manual: mode === 'manual' }),
      };
    },
  };
}

/** Corrections and parameters that hold in a custom exam alone. */
export async function ownKeysOf(db: Db, examId: number | null): Promise<OwnKeys> {
  if (examId === null) return { corrected: new Map(), calibration: null };
  return { corrected: await correctedKeys(db, examId), calibration: await currentCalibration(db, examId) };
}
