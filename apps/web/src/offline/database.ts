import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AnswerKey, ExamPaper } from './exam-paper';
import type { StoredJournal } from './journal-record';

export interface StoredPaper {
  user_id: number;
  exam: string;
  session_id: number;
  paper: ExamPaper;
}

export interface StoredAnswerKey {
  user_id: number;
  year: number;
  answers: AnswerKey;
}

/**
 * What has to survive a closed tab and a dead battery. Every record carries its owner's id, because schools share
 * computers: nothing here is ever used by, or sent for, anybody else.
 */
interface Schema extends DBSchema {
  /** One for each session; a finished one without a receipt is what the outbox sends. */
  journals: { key: number; value: StoredJournal; indexes: { owner: number } };
  papers: { key: [owner: number, exam: string]; value: StoredPaper; indexes: { owner: number } };
  /** Official keys, apart from the papers, so that the result can be shown without a network. */
  answerKeys: { key: [owner: number, year: number]; value: StoredAnswerKey; indexes: { owner: number } };
  /** The owner's token for the service worker, which cannot read local storage. Gone with the logout. */
  tokens: { key: number; value: { user_id: number; token: string } };
}

export type OfflineDatabase = IDBPDatabase<Schema>;

const NAME = 'gabarita';
const VERSION = 1;

let opening: Promise<OfflineDatabase | undefined> | undefined;

/** Undefined where the browser keeps nothing (some private windows, a full disk): then answers are sent at once. */
export function openDatabase(): Promise<OfflineDatabase | undefined> {
  opening ??= open().catch(() => undefined);
  return opening;
}

/** Async, because where there is no IndexedDB at all it is thrown at the caller instead of into the promise. */
async function open(): Promise<OfflineDatabase> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('journals', { keyPath: 'session_id' }).createIndex('owner', 'user_id');
      database.createObjectStore('papers', { keyPath: ['user_id', 'exam'] }).createIndex('owner', 'user_id');
      database.createObjectStore('answerKeys', { keyPath: ['user_id', 'year'] }).createIndex('owner', 'user_id');
      database.createObjectStore('tokens', { keyPath: 'user_id' });
    },
    // A tab with a newer version of the app must not wait for this one. The next call opens it again.
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  });
}
