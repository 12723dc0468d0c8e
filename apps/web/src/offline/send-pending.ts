import { batches } from '@gabarita/exam-clock';
import { writerName } from './exam-name';
import type { StoredJournal } from './journal-record';
import { journalsOf, saveJournal } from './journals';
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

async function sendAll(record: StoredJournal): Promise<void> {
  let { journal } = record;
  for (const batch of batches(journal)) {
    const { saved } = await sendBatch(record.session_id, batch);
    journal = takeReply(journal, batch, saved);
  }
  await saveJournal({ ...record, journal });
}
