import { type Batch, batches } from '@gabarita/exam-clock';
import { ApiError, call, NetworkError } from '../lib/api';
import type { StoredJournal } from './journal-record';
import { takeReply } from './take-reply';
import { writingOf } from './wire';

/** Tells the server that the student left, with the last answers. Returns the journal after it, or as it was. */
export async function pauseSession(record: StoredJournal): Promise<StoredJournal['journal']> {
  const { journal, session_id: id } = record;
  const last: Batch = batches(journal).find(({ epoch }) => epoch === journal.epoch) ?? {
    epoch: journal.epoch,
    entries: [],
  };
  try {
    const saved = await call('POST /api/sessions/:id/pause', { params: { id }, body: writingOf(last, record) });
    return takeReply(journal, last, saved);
  } catch (error) {
    // Without a network the server takes ten minutes of silence for the same; the answers wait in the journal.
    if (error instanceof ApiError || error instanceof NetworkError) return journal;
    throw error;
  }
}
