import { type Answer, type Entry, type HeldQuestion, isConflict, isHeld, merge } from './held-question.js';
import type { Stamp } from './stamp.js';

/** What the server said it holds, by question. */
export type HeldAnswers = ReadonlyMap<number, HeldQuestion>;

/**
 * The journal of one device. It is written before anything is sent, so whatever happens to the page, the network or the
 * server, what the student saw as answered can be sent again.
 */
export interface Journal {
  /** The epoch this device writes in. */
  readonly epoch: number;
  /** The last sequence it used; none is ever used again. */
  readonly seq: number;
  /** Not acknowledged yet, oldest first; some may be of an epoch this device had before. */
  readonly pending: readonly Entry[];
  /** What the server held when it last spoke, kept in case it comes back holding less. */
  readonly held: HeldAnswers;
}

/** Entries that go out in one request. */
export interface Batch {
  readonly epoch: number;
  readonly entries: readonly Entry[];
}

export const newJournal = (epoch: number, lastSeq: number, held: HeldAnswers): Journal => ({
  epoch,
  seq: lastSeq,
  pending: [],
  held,
});

/** The student answers: one more entry, which says what other devices' answers were on the screen. */
export function record(journal: Journal, question: number, answer: Answer, elapsedMs: number): Journal {
  const seq = journal.seq + 1;
  const entry: Entry = { ...answer, question, elapsedMs, epoch: journal.epoch, seq, saw: othersOn(journal, question) };
  return { ...journal, seq, pending: [...journal.pending, entry] };
}

/** What is to be sent, older epochs first: the server wants to know on whose behalf each batch speaks. */
export function batches(journal: Journal): Batch[] {
  const epochs = [...new Set(journal.pending.map(({ epoch }) => epoch))].sort((one, other) => one - other);
  return epochs.map((epoch) => ({ epoch, entries: journal.pending.filter((entry) => entry.epoch === epoch) }));
}

/** A reply: what was acknowledged leaves the journal, for it is in what the server holds. */
export function received(journal: Journal, batch: Batch, acknowledged: readonly number[], held: HeldAnswers): Journal {
  const isOpen = ({ epoch, seq }: Stamp) => epoch !== batch.epoch || !acknowledged.includes(seq);
  return adoptHeld({ ...journal, pending: journal.pending.filter(isOpen) }, held);
}

/**
 * The server says what it holds. If that is less than before, because it was restored from an older copy, what it lost is
 * sent again as it was, answers of other devices too: those may never come back.
 */
function adoptHeld(journal: Journal, held: HeldAnswers): Journal {
  const lost = [...journal.held].flatMap(([question, before]) =>
    before.versions
      .filter((version) => !isHeld(held.get(question), version) && !isPending(journal, version))
      .map((version): Entry => ({ ...version, question, saw: before.superseded })),
  );
  return { ...journal, held, pending: [...lost, ...journal.pending] };
}

/** Another device took over, and now this one takes it back: a new epoch, with everything held. */
export const takenOver = (journal: Journal, epoch: number, held: HeldAnswers): Journal =>
  adoptHeld({ ...journal, epoch }, held);

/** What the student sees of a question: what the server holds with the entries on their way to it. */
export function shown(journal: Journal, question: number): HeldQuestion | undefined {
  return journal.pending
    .filter((entry) => entry.question === question)
    .reduce<HeldQuestion | undefined>((held, entry) => merge(held, entry), journal.held.get(question));
}

/** Questions that two devices answered differently; the student chooses by answering once more. */
export const conflicts = (journal: Journal): number[] =>
  questionsOf(journal).filter((question) => isConflict(shown(journal, question)));

const questionsOf = ({ held, pending }: Journal): number[] => [
  ...new Set([...held.keys(), ...pending.map(({ question }) => question)]),
];

const isPending = ({ pending }: Journal, { epoch, seq }: Stamp): boolean =>
  pending.some((entry) => entry.epoch === epoch && entry.seq === seq);

const othersOn = (journal: Journal, question: number): Stamp[] =>
  (shown(journal, question)?.versions ?? [])
    .filter(({ epoch }) => epoch !== journal.epoch)
    .map(({ epoch, seq }) => ({ epoch, seq }));
