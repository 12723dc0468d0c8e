import 'fake-indexeddb/auto';
import { record as answer } from '@gabarita/exam-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPersonal } from '../lib/storage';
import { aPaper, aRecord } from './a-journal';
import { openDatabase } from './database';
import { lastResult, localResult, rememberResult } from './exam-result';
import { journalsOf, saveJournal } from './journals';
import { sendBeforeLeaving } from './leaving';
import { sendWaiting } from './send-waiting';
import { aSessionServer } from './server-in-tests';

const answered = answer(aRecord().journal, 1, { choice: 'B', annulled: [] }, 1000);
let server: ReturnType<typeof aSessionServer>;

beforeEach(() => {
  server = aSessionServer();
  server.install();
});
afterEach(async () => {
  await (await openDatabase())?.clear('journals');
  clearPersonal();
  vi.unstubAllGlobals();
});

describe('signing in again on a device with unsent work', () => {
  it('sends the answers of an exam that was left without a network', async () => {
    await saveJournal(aRecord({ journal: answered }));
    expect(await sendWaiting(7)).toEqual([]);
    expect(server.letterOf(1)).toBe('B');
    expect((await journalsOf(7))[0]?.journal.pending).toEqual([]);
  });

  it('sends a finished exam and completes its result', async () => {
    const waiting = aRecord({ journal: answered, finished_at: new Date().toISOString() });
    await saveJournal(waiting);
    rememberResult(7, localResult(waiting, aPaper({ customId: 4 }), undefined));
    expect(await sendWaiting(7)).toEqual(['ENEM 2022']);
    expect(lastResult(7)).toMatchObject({ attemptId: 5, correctAnswers: 2 });
  });

  it('keeps what the server takes no longer, with its reason, and goes on to the next', async () => {
    const late = { session_id: 3, exam: 'enem:2022:linguagens' as const, journal: answered };
    await saveJournal(aRecord(late));
    await saveJournal(aRecord({ journal: answered }));
    server.refusals.set(3, { status: 409, body: { message: 'Chegou tarde demais.' } });
    await sendWaiting(7);
    expect(server.letterOf(1)).toBe('B');
    const [refused] = await journalsOf(7);
    expect(refused).toMatchObject({
      session_id: 3,
      refusal: 'Chegou tarde demais.',
      journal: { pending: [{ seq: 1 }] },
    });
    expect((await sendBeforeLeaving(7)).exams).toEqual([]);
  });

  it('sends nothing of anybody else', async () => {
    await saveJournal(aRecord({ journal: answered }));
    await sendWaiting(8);
    expect(server.requests).toEqual([]);
  });
});

describe('a server that was restored from a copy without the session', () => {
  it('gets a finished exam whole, as an attempt that counts once', async () => {
    const held = new Map(aRecord().journal.held).set(2, {
      versions: [{ epoch: 100, seq: 7, choice: 'D' as const, annulled: [], elapsedMs: 500 }],
      superseded: [],
    });
    await saveJournal(aRecord({ journal: { ...answered, held }, finished_at: new Date().toISOString() }));
    server.sessionId = 4;
    expect(await sendWaiting(7)).toEqual(['ENEM 2022']);
    expect(server.handedIn).toMatchObject({
      key: 'session-9-2026-11-15T12:00:00.000Z',
      body: {
        year: 2022,
        discipline: 'matematica',
        time_spent: 1800,
        user_answers: [
          { question_id: 2, letter: 'D' },
          { question_id: 1, letter: 'B' },
        ],
      },
    });
  });

  it('gets one day of a whole exam as that day', async () => {
    const address = { year: 2022, discipline: 'prova-completa', customId: null, day: 2 as const };
    await saveJournal(aRecord({ address, journal: answered, finished_at: new Date().toISOString() }));
    server.sessionId = 4;
    await sendWaiting(7);
    expect(server.handedIn?.body).toMatchObject({ year: 2022, discipline: 'prova-completa', day: 2 });
  });

  it('does not keep other exams from being sent', async () => {
    await saveJournal(aRecord({ session_id: 3, exam: 'enem:2022:linguagens', journal: answered }));
    await saveJournal(aRecord({ journal: answered }));
    await sendWaiting(7);
    expect(server.letterOf(1)).toBe('B');
    expect((await journalsOf(7)).map(({ journal }) => journal.pending.length)).toEqual([1, 0]);
  });
});
