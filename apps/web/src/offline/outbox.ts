import type { AttemptView } from '@gabarita/contract';
import { type Batch, batches } from '@gabarita/exam-clock';
import type { StoredJournal } from './journal-record';
import { isWaiting, journalsOf, saveJournal } from './journals';
import { isTemporary, isUnknown, type Line, reasonOf } from './line';
import { forgetPaper } from './papers';
import { wholeAttempt } from './whole-attempt';
import { writingOf } from './wire';

/**
 * Sends a finished exam with every answer that was not acknowledged, and stores the receipt. Sent twice it counts once:
 * the session itself is the idempotency key. What cannot be sent now stays, and comes back unchanged.
 */
export async function deliver(record: StoredJournal, line: Line): Promise<StoredJournal> {
  const { epoch } = record.journal;
  const waiting = batches(record.journal);
  try {
    for (const older of waiting.filter((batch) => batch.epoch !== epoch)) await sendOlder(record, older, line);
    const last = waiting.find((batch) => batch.epoch === epoch) ?? { epoch, entries: [] };
    const { attempt } = await line.finish(record.session_id, writingOf(last));
    return await settle(record, attempt);
  } catch (error) {
    if (isTemporary(error)) return record;
    return isUnknown(error) ? handIn(record, line) : refuse(record, error);
  }
}

/** The server lost the session: everything this device knows is handed in as an attempt of its own. */
async function handIn(record: StoredJournal, line: Line): Promise<StoredJournal> {
  try {
    const { attempt } = await line.attempt(
      await wholeAttempt(record),
      `session-${record.session_id}-${record.started_at}`,
    );
    return await settle(record, attempt);
  } catch (error) {
    return isTemporary(error) ? record : refuse(record, error);
  }
}

/** Entries this device made before another one took over. A refusal of them must not hold the rest back. */
async function sendOlder(record: StoredJournal, batch: Batch, line: Line): Promise<void> {
  try {
    await line.entries(record.session_id, writingOf(batch));
  } catch (error) {
    if (isTemporary(error)) throw error;
  }
}

/** The paper goes with the receipt; the journal stays a day, in case the server comes back from an older copy. */
async function settle(record: StoredJournal, receipt: AttemptView): Promise<StoredJournal> {
  const settled = { ...record, receipt, refusal: null, updated_at: new Date().toISOString() };
  await saveJournal(settled);
  await forgetPaper(record.user_id, record.exam);
  return settled;
}

async function refuse(record: StoredJournal, error: unknown): Promise<StoredJournal> {
  const refused = { ...record, refusal: reasonOf(error) };
  await saveJournal(refused);
  return refused;
}

/** Sends everything this person finished without a network. Returns what arrived. */
export async function deliverAll(userId: number, line: Line): Promise<StoredJournal[]> {
  const arrived: StoredJournal[] = [];
  for (const record of (await journalsOf(userId)).filter(isWaiting)) {
    const after = await deliver(record, line);
    if (after.receipt) arrived.push(after);
  }
  return arrived;
}
