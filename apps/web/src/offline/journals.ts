import { openDatabase } from './database';
import type { ExamName } from './exam-name';
import type { StoredJournal } from './journal-record';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Section 9: progress expires after 30 days. */
const EXPIRY_MS = 30 * DAY_MS;
/** What was acknowledged is kept a day longer, in case the server comes back from an older copy without it. */
const RECEIPT_KEPT_MS = DAY_MS;

/** False when the browser could not keep it. */
export async function saveJournal(record: StoredJournal): Promise<boolean> {
  try {
    const database = await openDatabase();
    await database?.put('journals', record);
    return database !== undefined;
  } catch {
    return false;
  }
}

/** Its answers went on in another journal. */
export async function forgetJournal(sessionId: number): Promise<void> {
  await (await openDatabase())?.delete('journals', sessionId);
}

export async function journalsOf(userId: number): Promise<StoredJournal[]> {
  const database = await openDatabase();
  return (await database?.getAllFromIndex('journals', 'owner', userId)) ?? [];
}

/** The exam this person has open on this device, or has finished and not sent yet. */
export async function currentJournal(userId: number, exam: ExamName): Promise<StoredJournal | undefined> {
  const all = await journalsOf(userId);
  return all.filter((one) => one.exam === exam && one.receipt === null).sort(newestFirst)[0];
}

/** The last one of this exam that was handed in from this device and arrived, for as long as it is kept. */
export async function settledJournal(userId: number, exam: ExamName): Promise<StoredJournal | undefined> {
  const all = await journalsOf(userId);
  return all.filter((one) => one.exam === exam && one.receipt !== null).sort(newestFirst)[0];
}

/** Finished, and on its way to the server. */
export const isWaiting = ({ finished_at, receipt, refusal }: StoredJournal): boolean =>
  finished_at !== null && receipt === null && refusal === null;

/** Answers the server has not confirmed, or an exam it does not know to be over. */
export const isUnsent = (record: StoredJournal): boolean =>
  record.receipt === null && (record.finished_at !== null || record.journal.pending.length > 0);

/** Unsent, and the server has not said that it will never take it. */
export const isToBeSent = (record: StoredJournal): boolean => isUnsent(record) && record.refusal === null;

/** Removes what nobody will need. Unsent work is never removed, however old it is. */
export async function purgeJournals(userId: number, now: number): Promise<void> {
  const database = await openDatabase();
  for (const record of await journalsOf(userId)) {
    const age = now - Date.parse(record.updated_at);
    const settled = record.receipt ? age > RECEIPT_KEPT_MS : !isUnsent(record) && age > EXPIRY_MS;
    if (settled) await database?.delete('journals', record.session_id);
  }
}

const newestFirst = (one: StoredJournal, other: StoredJournal) => other.session_id - one.session_id;
