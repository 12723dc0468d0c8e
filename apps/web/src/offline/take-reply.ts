import type { SavedEntries } from '@gabarita/contract';
import { type Batch, type Journal, received, type Stamp } from '@gabarita/exam-clock';
import { heldOf } from './wire';

/** The journal after a reply. */
export function takeReply(journal: Journal, batch: Batch, saved: SavedEntries): Journal {
  // Refused is what was made after the end, or is about no question of this exam: it would be refused again.
  const refused = ({ epoch, seq }: Stamp) => epoch === batch.epoch && saved.refused.includes(seq);
  const pending = journal.pending.filter((entry) => !refused(entry));
  return received({ ...journal, pending }, batch, saved.acknowledged, heldOf(saved.held));
}
