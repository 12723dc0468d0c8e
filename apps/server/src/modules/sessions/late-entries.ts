import { fitsInTime, isHeld } from '@gabarita/exam-clock';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Answers } from '../attempts/marking.js';
import type { Attempt } from '../attempts/record.js';
import { answersOf, attemptLeftBy } from './closing.js';
import { type Held, heldQuestion, heldViews, mergeEntries, type Understood } from './held.js';
import { isPastCounting, joinAttempt, keepWaiting, newAmong, takesLateAnswers } from './late-answers.js';
import { type HeldRow, storeHeld, updateSession } from './repository.js';
import { type Saved, seatOf, understand, type Writing } from './saving.js';
import { type Session, timingOf } from './session.js';

interface Late extends Saved {
  /** What the session left, if anything was ever answered in it or it was handed in. */
  attempt: Attempt | undefined;
}

/**
 * Takes entries of a session that is closed, and perhaps the word that it is finished. Those that count join the attempt;
 * the others wait beside it. What is known already may always be sent again.
 */
export async function saveLateEntries(
  tx: Db,
  session: Session,
  writing: Writing,
  now: Date,
  { finishing }: { finishing: boolean },
): Promise<Late> {
  const seat = await seatOf(tx, session);
  const left = await attemptLeftBy(tx, session);
  const { accepted, refused } = understand(seat.sheet, writing.epoch, writing.entries);
  const past = await isPastCounting(tx, session, left, now);
  const counts = ({ entry }: Understood) => !past && fitsInTime(timingOf(session), entry.elapsedMs);
  const merged = mergeEntries(session, seat.held, accepted.filter(counts));
  const others = accepted.filter((one) => !counts(one));
  const waiting = await newAmong(tx, left, unknownTo(seat.held, others));
  const news = merged.changed.length > 0 || waiting.size > 0;
  if (news && !(await takesLateAnswers(tx, session, now))) throw new AppError('sessions.too-late');
  await storeHeld(tx, merged.changed);
  const isResult = session.total_questions > 0 && (news || finishing);
  const whole = left ? lettersOf(merged.changed) : await answersOf(tx, session, new Map(), merged.held);
  const joined = isResult ? await joinAttempt(tx, session, left, whole, now) : left;
  const attempt = joined && (await keepWaiting(tx, joined, waiting));
  const handsIn = finishing && session.finished_at === null;
  const reply = {
    acknowledged: [...merged.acknowledged, ...others.map(({ entry }) => entry.seq)],
    refused: [...refused, ...merged.refused],
    held: heldViews(merged.held, seat.sheet),
    remaining_ms: 0,
  };
  return { session: handsIn ? await updateSession(tx, session, { finished_at: now }) : session, reply, attempt };
}

const lettersOf = (rows: HeldRow[]): Answers =>
  new Map(
    rows.map(({ question_id, letter, spent_ms }) => [
      question_id,
      { letter, time_spent: Math.round(spent_ms / 1_000) },
    ]),
  );

/** The last word on each question, of entries that the server has not seen before. */
function unknownTo(held: Held, entries: Understood[]): Answers {
  const unknown = entries.filter(({ entry }) => {
    const row = held.get(entry.question);
    return !isHeld(row && heldQuestion(row), entry);
  });
  return new Map(unknown.map(({ entry }) => [entry.question, { letter: entry.choice }]));
}
