import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, NetworkError } from '../lib/api';
import { clearPersonal } from '../lib/storage';
import { aPaper, aRecord } from './a-journal';
import { openDatabase } from './database';
import { createDesk } from './exam-desk';
import { journalsOf, purgeJournals, saveJournal } from './journals';
import { type Opened, openExam } from './open-exam';
import { storedPaper } from './papers';
import { anAttempt, aSessionServer } from './server-in-tests';

const address = { year: 2022, discipline: 'matematica', customId: null };
const fetchPaper = vi.fn(async () => aPaper());
let server: ReturnType<typeof aSessionServer>;

const open = (takeOver = false, userId = 7, again = false) =>
  openExam({
    userId,
    address,
    takeOver,
    fetchPaper,
    start: async () => {
      const { session } = await call('POST /api/sessions', {
        body: { year: 2022, discipline: 'matematica', again },
      });
      server.resumed = true;
      return session;
    },
  });
const ready = (opened: Opened) => {
  if (opened.kind !== 'ready') throw new Error(`it is ${opened.kind}`);
  return opened;
};
const answered = async (letter: 'A' | 'B') => {
  const desk = createDesk(ready(await open()).record);
  desk.answer(1, { choice: letter, annulled: [] });
  await desk.keep();
  return desk;
};

beforeEach(() => {
  server = aSessionServer();
  server.install();
  fetchPaper.mockClear();
});
afterEach(async () => {
  const database = await openDatabase();
  await Promise.all([database?.clear('journals'), database?.clear('papers')]);
  clearPersonal();
  vi.unstubAllGlobals();
});

describe('opening an exam', () => {
  it('for the first time starts it and keeps the paper on this device', async () => {
    const { restored, record } = ready(await open());
    expect(restored).toBe(false);
    expect(record.journal.epoch).toBe(100);
    expect((await storedPaper(7, 'enem:2022:matematica'))?.paper.title).toBe('ENEM 2022');
  });

  it('again on the same device goes on without a question, and without fetching the paper again', async () => {
    await answered('B');
    expect(ready(await open()).restored).toBe(true);
    expect(fetchPaper).toHaveBeenCalledOnce();
  });

  it('without a network goes on from this device', async () => {
    await answered('B');
    server.trouble = 'offline';
    const { record, restored } = ready(await open());
    expect(restored).toBe(true);
    expect(record.journal.pending).toHaveLength(1);
  });

  it('without a network for the first time says that the server cannot be reached', async () => {
    server.trouble = 'offline';
    await expect(open()).rejects.toBeInstanceOf(NetworkError);
  });

  it('that a restored server knows nothing of goes on in a new session, with every answer', async () => {
    await (await answered('B')).send();
    expect(server.letterOf(1)).toBe('B');
    server.forget();
    Object.assign(server, { sessionId: 12, epoch: 200, resumed: false });
    const desk = createDesk(ready(await open()).record);
    await desk.send();
    expect(server.letterOf(1)).toBe('B');
    expect((await journalsOf(7)).map(({ session_id }) => session_id)).toEqual([12]);
  });

  it('on a second device finds the flags and the question of the first', async () => {
    const desk = await answered('B');
    desk.flag(4);
    desk.go(2);
    await desk.send();
    const database = await openDatabase();
    await database?.clear('journals');
    expect(ready(await open(true)).record).toMatchObject({ flagged: [4], position: 2 });
  });

  it('that the server refuses is refused, whatever this device holds', async () => {
    await answered('B');
    server.trouble = 403;
    await expect(open()).rejects.toBeInstanceOf(ApiError);
  });

  it('is somebody else’s business for somebody else', async () => {
    await answered('B');
    server.trouble = 'offline';
    await expect(open(false, 8)).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('an exam that runs on another device', () => {
  it('is not taken over without asking', async () => {
    server.resumed = true;
    expect(await open()).toEqual({ kind: 'elsewhere' });
  });

  it('is taken over with everything held, in a new epoch', async () => {
    server.resumed = true;
    server.held.set(2, { versions: [{ epoch: 100, seq: 1, choice: 'D', annulled: [], elapsedMs: 5 }], superseded: [] });
    const { record, restored } = ready(await open(true));
    expect(record.journal.epoch).toBe(101);
    expect(record.journal.held.get(2)?.versions[0]?.choice).toBe('D');
    expect(restored).toBe(true);
  });

  it('and comes back keeps what this device had not sent yet', async () => {
    server.trouble = undefined;
    await answered('B');
    server.epoch = 105;
    expect(await open()).toEqual({ kind: 'elsewhere' });
    const { record } = ready(await open(true));
    expect(record.journal.pending.map(({ choice }) => choice)).toEqual(['B']);
    await createDesk(record).send();
    expect(server.letterOf(1)).toBe('B');
  });
});

describe('an exam that was finished without a network', () => {
  it('is not opened again: it waits', async () => {
    const desk = await answered('B');
    server.trouble = 'offline';
    await desk.finish();
    expect((await open()).kind).toBe('waiting');
  });

  it('is sent at the next opening, and no new one begins by itself', async () => {
    const desk = await answered('B');
    server.trouble = 'offline';
    await desk.finish();
    server.trouble = undefined;
    server.resumed = false;
    expect(await open()).toMatchObject({ kind: 'done', attemptId: 5, repeatable: true });
    expect(server.finished?.answered).toBe(1);
  });
});

describe('an exam that was handed in', () => {
  const handedIn = async () => {
    await (await answered('B')).finish();
    server.resumed = false;
  };

  it('shows its receipt when the page is loaded again, and starts nothing', async () => {
    await handedIn();
    const opened = await open();
    expect(opened).toMatchObject({ kind: 'done', record: { receipt: { receipt: 'K7QM-3ZPX' } }, repeatable: true });
  });

  it('shows it without a network too', async () => {
    await handedIn();
    server.trouble = 'offline';
    expect(await open()).toMatchObject({ kind: 'done', attemptId: 5, repeatable: false });
  });

  it('begins again when the student says so', async () => {
    await handedIn();
    server.sessionId = 12;
    expect((await open(false, 7, true)).kind).toBe('ready');
  });
});

describe('the purge', () => {
  const DAY = 86_400_000;
  const old = new Date(Date.now() - 31 * DAY).toISOString();
  const left = async () => (await journalsOf(7)).map(({ session_id }) => session_id);
  const pending = aRecord().journal;

  it('removes progress of 30 days ago and receipts of yesterday, never what was not sent', async () => {
    const entry = { question: 1, choice: 'A' as const, annulled: [], elapsedMs: 1, epoch: 100, seq: 1 };
    await saveJournal(aRecord({ session_id: 1, updated_at: old }));
    await saveJournal(aRecord({ session_id: 2, updated_at: old, journal: { ...pending, pending: [entry] } }));
    await saveJournal(aRecord({ session_id: 3, updated_at: old, finished_at: old }));
    await saveJournal(aRecord({ session_id: 4, updated_at: old, finished_at: old, receipt: anAttempt(1) }));
    await saveJournal(aRecord({ session_id: 5 }));
    await purgeJournals(7, Date.now());
    expect(await left()).toEqual([2, 3, 5]);
  });
});
