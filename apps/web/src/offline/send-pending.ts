import { batches } from '@gabarita/exam-clock';
import { writerName } from './exam-name';
import type { StoredJournal } from './journal-record';
import { isToBeSent, journalsOf, saveJournal } from './journals';
import { isTemporary, isUnknown, reasonOf } from './line';
import { sendBatch } from './send-batch';
import { takeReply } from './take-reply';
import { acquireWriterLock } from './writer-lock';

/** Sends the answers of exams under way that no tab has open; one that is open sends its own. */
export async function sendPendingOf(userId: number): Promise<void> {
  for (const record of (await journalsOf(userId)).filter(isToBeSent)) {
    if (record.finished_at !== null) continue;
    const lock = await acquireWriterLock(writerName(userId, record.exam), () => undefined);
    if (!lock) continue;
    await sendAll(record).finally(lock.release);
  }
}

/**
 * A session that a restored server does not know waits for the exam to be opened again; one that takes answers no longer
 * keeps them here with the reason. Neither holds another back.
 */
async function sendAll(record: StoredJournal): Promise<void> {
  let { journal, refusal } = record;
  try {
    for (const batch of batches(journal)) {
      const { saved } = await sendBatch(record.session_id, batch);
      journal = takeReply(journal, batch, saved);
    }
  } catch (error) {
    if (isTemporary(error)) throw error;
    if (!isUnknown(error)) refusal = reasonOf(error);
  }
  await saveJournal({ ...record, journal, refusal });
}
