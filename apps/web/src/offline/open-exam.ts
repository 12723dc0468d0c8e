import type { SessionView } from '@gabarita/contract';
import { newJournal, takenOver } from '@gabarita/exam-clock';
import { ApiError, call } from '../lib/api';
import { type ExamAddress, examName } from './exam-name';
import type { ExamPaper } from './exam-paper';
import type { StoredJournal } from './journal-record';
import { currentJournal, forgetJournal, purgeJournals, saveJournal, settledJournal } from './journals';
import { isTemporary, isUnknown } from './line';
import { deliver } from './outbox';
import { pageLine } from './page-line';
import { savePaper, storedPaper } from './papers';
import { sendBatch } from './send-batch';
import { type Desk, heldOf } from './wire';

export interface ExamRequest {
  userId: number;
  address: ExamAddress;
  /** Asks the server to start the exam, or for the one that is running; it refuses who has done it already. */
  start: () => Promise<SessionView>;
  fetchPaper: (session: SessionView) => Promise<ExamPaper>;
  /** The student has said "Continuar aqui". */
  takeOver: boolean;
}

export type Opened =
  | { kind: 'ready'; record: StoredJournal; paper: ExamPaper; restored: boolean }
  /** It is being written on another device: ask before taking over. */
  | { kind: 'elsewhere' }
  /** Finished here, and not sent yet. */
  | { kind: 'waiting'; record: StoredJournal }
  /** Done before, here or elsewhere: another attempt begins when the student says so. */
  | { kind: 'done'; record: StoredJournal | undefined; attemptId: number | null; repeatable: boolean };

/** Opens an exam: from the server when it answers, from this device otherwise. */
export async function openExam(request: ExamRequest): Promise<Opened> {
  const { userId, address } = request;
  void navigator.storage?.persist?.();
  await purgeJournals(userId, Date.now());
  const local = await currentJournal(userId, examName(address));
  if (local && local.finished_at !== null) {
    const after = await deliver({ ...local, refusal: null }, pageLine);
    if (!after.receipt) return { kind: 'waiting', record: after };
    return openOrTell(request, undefined);
  }
  return openOrTell(request, local);
}

async function openOrTell(request: ExamRequest, local: StoredJournal | undefined): Promise<Opened> {
  const { userId, address } = request;
  try {
    return await openFromServer(request, local);
  } catch (error) {
    const done = doneBefore(error);
    const settled = local ? undefined : await settledJournal(userId, examName(address));
    if (done) return { kind: 'done', record: settled, attemptId: done.attempt_id, repeatable: true };
    if (settled?.receipt && isTemporaryOrTaken(error)) {
      return { kind: 'done', record: settled, attemptId: settled.receipt.id, repeatable: false };
    }
    const paper = isTemporary(error) && local ? (await storedPaper(userId, local.exam))?.paper : undefined;
    if (!local || !paper) throw error;
    return { kind: 'ready', record: local, paper, restored: true };
  }
}

/** The server names the attempt there is, or says null where the exam was opened and never answered. */
function doneBefore(error: unknown): { attempt_id: number | null } | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { body } = error;
  const named = typeof body === 'object' && body !== null && 'attempt_id' in body;
  return named ? (body as { attempt_id: number | null }) : undefined;
}

/** Nobody can be asked, or the one attempt that is allowed was made: the receipt on this device says what there is to say. */
const isTemporaryOrTaken = (error: unknown): boolean =>
  isTemporary(error) || (error instanceof ApiError && error.status === 409);

async function openFromServer(request: ExamRequest, local: StoredJournal | undefined): Promise<Opened> {
  const { userId, address, takeOver } = request;
  let session = await request.start();
  const own = local && (local.session_id === session.id || (await isLost(local))) ? local : undefined;
  const continues = own?.journal.epoch === session.epoch;
  if (session.resumed && !continues) {
    if (!takeOver) return { kind: 'elsewhere' };
    ({ session } = await call('POST /api/sessions/:id/take-over', { params: { id: session.id } }));
  }
  const paper = await paperOf(request, session);
  // What another device wrote since then is on its desk, not on this one's.
  const desk = session.resumed && !continues ? session : (own ?? session);
  const record = recordOf(session, own, { ...deskOf(desk), user_id: userId, address, title: paper.title });
  await saveJournal(record);
  if (own && own.session_id !== record.session_id) await forgetJournal(own.session_id);
  return { kind: 'ready', record, paper, restored: session.answers.length > 0 || record.journal.pending.length > 0 };
}

/**
 * Whether the server was restored from a copy that does not know the session this device was writing: then its answers go
 * on in the new one. A session that was merely closed keeps what belongs to it.
 */
async function isLost({ session_id, journal }: StoredJournal): Promise<boolean> {
  try {
    await sendBatch(session_id, { epoch: journal.epoch, entries: [] });
    return false;
  } catch (error) {
    if (isTemporary(error)) throw error;
    return isUnknown(error);
  }
}

/** The paper of a session never changes, so the one on this device is as good. */
async function paperOf({ userId, address, fetchPaper }: ExamRequest, session: SessionView): Promise<ExamPaper> {
  const exam = examName(address);
  const stored = await storedPaper(userId, exam);
  if (stored?.session_id === session.id) return stored.paper;
  const paper = await fetchPaper(session);
  await savePaper({ user_id: userId, exam, session_id: session.id, paper });
  return paper;
}

const deskOf = ({ flagged, position }: Desk): Desk => ({ flagged, position });

type Head = Desk & Pick<StoredJournal, 'user_id' | 'address' | 'title'>;

function recordOf(session: SessionView, own: StoredJournal | undefined, head: Head): StoredJournal {
  const held = heldOf(session.answers);
  const journal = own ? takenOver(own.journal, session.epoch, held) : newJournal(session.epoch, 0, held);
  return {
    ...head,
    session_id: session.id,
    exam: examName(head.address),
    started_at: session.started_at,
    duration_ms: session.duration_ms,
    remaining_ms: session.remaining_ms,
    wall: Date.now(),
    // A device whose last writing was lost must not use a sequence again that the server has seen.
    journal: { ...journal, seq: Math.max(journal.seq, session.last_seq) },
    updated_at: new Date().toISOString(),
    finished_at: null,
    receipt: null,
    refusal: null,
  };
}
