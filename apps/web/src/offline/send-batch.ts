import type { SavedEntries } from '@gabarita/contract';
import type { Batch } from '@gabarita/exam-clock';
import { ApiError, call } from '../lib/api';
import { type Desk, writingOf } from './wire';

export interface BatchReply {
  saved: SavedEntries;
  /** Another device writes this exam now. What was sent is kept all the same. */
  displaced: boolean;
}

/** Sends one batch; with no entries it is a sign of life. */
export async function sendBatch(sessionId: number, batch: Batch, desk?: Desk): Promise<BatchReply> {
  try {
    const body = writingOf(batch, desk);
    const saved = await call('POST /api/sessions/:id/entries', { params: { id: sessionId }, body });
    return { saved, displaced: false };
  } catch (error) {
    const kept = keptByConflict(error);
    if (!kept) throw error;
    return { saved: kept, displaced: true };
  }
}

/** A 409 has the same fields as a success, and the epoch that writes now. */
function keptByConflict(error: unknown): SavedEntries | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { body } = error;
  const complete = typeof body === 'object' && body !== null && 'acknowledged' in body && 'held' in body;
  return complete ? (body as SavedEntries) : undefined;
}
