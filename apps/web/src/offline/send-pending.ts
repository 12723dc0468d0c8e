import { batches } from '@gabarita/exam-clock';
import { writerName } from './exam-name';
import type { StoredJournal } from './journal-record';
import { journalsOf, saveJournal } from './journals';
import { isUnknown } from './line';
import { sendBatch } from './send-batch';
import { takeReply } from './take-reply';
import { acquireWriterLock } from './writer-lock';

/** Sends the answers of exams under way that no tab has open; one that is open sends its own. */
export async function sendPendingOf(userId: number): Promise<void> {
  for (const record of await journalsOf(userId)) {
    if (record.finished_at !== null || record.journal.pending.length === 0) continue;
    const lock = await acquireWriterLock(writerName(userId, record.exam), () => undefined);
    if (!lock) continue;
    await sendAll(record).finally(lock.release);
  }
}

/** A session that a restored server does not know waits for the exam to be opened again, and holds no other back. */
async function sendAll(record: StoredJournal): Promise<void> {
  let { journal } = record;
  try {
    for (const batch of batches(journal)) {
      const { saved } = await sendBatch(record.session_id, batch);
      journal = takeReply(journal, batch, saved);
    }
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
  await saveJournal({ ...record, journal });
}
