import {
  type Answer,
  type Batch,
  batches,
  conflicts,
  record as recordAnswer,
  remainingMs,
  type ServerReading,
} from '@gabarita/exam-clock';
import { createCourier } from './courier';
import { deviceNow } from './device-now';
import type { StoredJournal } from './journal-record';
import { saveJournal } from './journals';
import { deliver } from './outbox';
import { pageLine } from './page-line';
import { pauseSession } from './pause-session';
import type { Saving } from './saving-state';
import { type BatchReply, sendBatch } from './send-batch';
import { takeReply } from './take-reply';

const PATIENCE_MS = 3000;
const patience = () => new Promise<undefined>((resume) => setTimeout(resume, PATIENCE_MS));

export interface DeskState {
  record: StoredJournal;
  saving: Saving;
  /** Another device or tab writes this exam now; this one only shows it. */
  displaced: boolean;
}

export type ExamDesk = ReturnType<typeof createDesk>;

/** An exam being written on this device: every change goes to the journal first and to the server soon after. */
export function createDesk(opened: StoredJournal) {
  let reading: ServerReading = {
    remainingMs: opened.remaining_ms,
    wall: opened.wall,
    monotonic: deviceNow().monotonic,
  };
  let record = opened;
  let copyOnDevice = true;
  let failing = false;
  let displaced = false;
  let closed = false;
  let state = snapshot();
  const listeners = new Set<() => void>();
  const courier = createCourier({ run: sendPending, onFailure: () => become({ failing: true }) });

  const remaining = () => remainingMs(reading, deviceNow());
  const elapsed = () => Math.round(Math.max(0, record.duration_ms - remaining()));

  function snapshot(): DeskState {
    const sent = record.journal.pending.length === 0;
    const asked = conflicts(record.journal).length > 0;
    const saving = asked ? 'conflict' : sent ? 'saved' : failing ? 'on-device' : 'saving';
    return { record, displaced, saving: { state: saving, copyOnDevice } };
  }

  function become(change: { failing?: boolean; displaced?: boolean; copyOnDevice?: boolean }): void {
    ({ failing = failing, displaced = displaced, copyOnDevice = copyOnDevice } = change);
    state = snapshot();
    for (const listener of listeners) listener();
  }

  /** Local journal first. Whoever lost the right to write keeps the hands off what the other tab writes. */
  async function update(change: Partial<StoredJournal>): Promise<void> {
    const now = { remaining_ms: Math.round(remaining()), wall: Date.now(), updated_at: new Date().toISOString() };
    record = { ...record, ...change, ...now };
    become({});
    if (displaced) return;
    const kept = await saveJournal(record);
    if (kept !== copyOnDevice) become({ copyOnDevice: kept });
  }

  async function sendPending(): Promise<void> {
    if (record.finished_at !== null) return;
    const waiting = batches(record.journal);
    const signOfLife: Batch = { epoch: record.journal.epoch, entries: [] };
    for (const batch of waiting.length > 0 ? waiting : [signOfLife]) {
      await takeIn(batch, await sendBatch(record.session_id, batch, record));
    }
    become({ failing: false });
  }

  async function takeIn(batch: Batch, { saved, displaced: old }: BatchReply): Promise<void> {
    reading = { remainingMs: saved.remaining_ms, ...deviceNow() };
    await update({ journal: takeReply(record.journal, batch, saved) });
    if (old && batch.epoch === record.journal.epoch) loseTheDesk();
  }

  /** Once, and only while there is something to put away. */
  async function close(): Promise<boolean> {
    courier.stop();
    if (displaced || closed || record.finished_at !== null) return false;
    closed = true;
    await update({});
    return true;
  }

  function loseTheDesk(): void {
    courier.stop();
    become({ displaced: true });
  }

  if (record.journal.pending.length > 0) void courier.now();
  else courier.later();

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    remaining,
    answer(question: number, answer: Answer): void {
      if (displaced || record.finished_at !== null) return;
      void update({ journal: recordAnswer(record.journal, question, answer, elapsed()) }).then(() =>
        copyOnDevice ? courier.soon() : courier.now(),
      );
    },
    flag(question: number): void {
      const { flagged } = record;
      const without = flagged.filter((one) => one !== question);
      void update({ flagged: without.length < flagged.length ? without : [...flagged, question] }).then(courier.soon);
    },
    /** Told to the server with the next answer, or within half a minute. */
    go: (position: number) => void update({ position }),
    /** Writes down the time that is left, so that closing the page gives none away; it stands still once finished. */
    async keep(): Promise<void> {
      if (record.finished_at === null) await update({});
    },
    send: courier.now,
    /** Puts the exam away, with a sign to the server that its clock may stop. Nobody waits long for a bad line. */
    async leave(): Promise<void> {
      if (!(await close())) return;
      const journal = await Promise.race([pauseSession(record), patience()]);
      if (journal) await update({ journal });
    },
    /** The screen is gone already: the same, but the reply is nobody's any more, since another desk may be open. */
    async abandon(): Promise<void> {
      if (await close()) void pauseSession(record);
    },
    /** The answers cannot change any more. Sent now if the line allows it, by the outbox otherwise. */
    async finish(): Promise<StoredJournal> {
      courier.stop();
      if (record.finished_at === null) await update({ finished_at: new Date().toISOString() });
      record = await deliver(record, pageLine);
      become({});
      return record;
    },
    loseTheDesk,
  };
}
