import 'fake-indexeddb/auto';
import type { Letter } from '@gabarita/enem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPersonal, keys, remove, writeText } from '../lib/storage';
import { aRecord } from './a-journal';
import { openDatabase } from './database';
import { createDesk, type ExamDesk } from './exam-desk';
import { currentJournal, isUnsent, journalsOf } from './journals';
import { deliverAll } from './outbox';
import { pageLine } from './page-line';
import { aSessionServer } from './server-in-tests';

let server: ReturnType<typeof aSessionServer>;
let desk: ExamDesk;
const saving = () => desk.current().saving.state;
const answer = (question: number, choice: Letter) => desk.answer(question, { choice, annulled: [] });
/** Until the journal has it: what a reload at this moment would find. */
const written = (entries: number) =>
  vi.waitFor(async () => {
    const record = await currentJournal(7, 'enem:2022:matematica');
    expect(record?.journal.seq).toBe(entries);
    return record;
  });

beforeEach(() => {
  server = aSessionServer();
  server.install();
  desk = createDesk(aRecord());
});
afterEach(async () => {
  await desk.leave();
  await (await openDatabase())?.clear('journals');
  clearPersonal();
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  it('is in the journal before it is sent, then on the server', async () => {
    answer(1, 'B');
    expect(saving()).toBe('saving');
    const record = await written(1);
    expect(record?.journal.pending).toHaveLength(1);
    expect(server.letterOf(1)).toBeUndefined();

    await desk.send();
    expect(server.letterOf(1)).toBe('B');
    expect(saving()).toBe('saved');
  });

  it('without a network stays on this device and goes out when there is one', async () => {
    server.trouble = 'offline';
    answer(1, 'B');
    await desk.send();
    expect(saving()).toBe('on-device');

    server.trouble = undefined;
    await desk.send();
    expect(server.letterOf(1)).toBe('B');
    expect(saving()).toBe('saved');
  });

  it('survives a failing server and a dead token the same way', async () => {
    for (const trouble of [500, 503, 401, 429]) {
      server.trouble = trouble;
      answer(1, 'A');
      await desk.send();
      expect(saving()).toBe('on-device');
      writeText(keys.token, 'abc');
    }
    server.trouble = undefined;
    await desk.send();
    expect(server.letterOf(1)).toBe('A');
  });

  it('is not sent without a token: nobody else’s login may carry it', async () => {
    remove(keys.token);
    answer(1, 'C');
    await desk.send();
    expect(server.requests).toEqual([]);
    expect(saving()).toBe('on-device');
  });

  it('is sent again when the server comes back from an older copy without it', async () => {
    answer(1, 'B');
    await desk.send();
    server.forget();
    await desk.send();
    await desk.send();
    expect(server.letterOf(1)).toBe('B');
    expect(saving()).toBe('saved');
  });

  it('goes on after a reload where it was', async () => {
    server.trouble = 'offline';
    answer(1, 'B');
    desk.go(3);
    desk.flag(4);
    await desk.keep();
    const record = await currentJournal(7, 'enem:2022:matematica');
    if (!record) throw new Error('no journal');
    desk = createDesk(record);
    expect(desk.current().record).toMatchObject({ position: 3, flagged: [4] });
    server.trouble = undefined;
    await desk.send();
    expect(server.letterOf(1)).toBe('B');
  });
});

describe('another device that takes over', () => {
  it('stops this one, and nothing it answered is lost', async () => {
    server.epoch = 101;
    answer(1, 'B');
    await desk.send();
    expect(desk.current().displaced).toBe(true);
    expect(server.letterOf(1)).toBe('B');

    answer(2, 'C');
    expect(desk.current().record.journal.pending).toEqual([]);
  });

  it('with another answer to the same question is a conflict that the student settles', async () => {
    server.held.set(1, { versions: [{ epoch: 99, seq: 1, choice: 'D', annulled: [], elapsedMs: 1 }], superseded: [] });
    answer(1, 'B');
    await desk.send();
    expect(saving()).toBe('conflict');

    answer(1, 'D');
    await desk.send();
    expect(saving()).toBe('saved');
    expect(server.letterOf(1)).toBe('D');
  });
});

describe('the clock', () => {
  it('takes the server’s word at each contact', async () => {
    server.remainingMs = 60_000;
    await desk.send();
    expect(desk.remaining()).toBeLessThanOrEqual(60_000);
    expect(desk.remaining()).toBeGreaterThan(50_000);
  });

  it('gives no time away when the page was closed meanwhile', () => {
    desk = createDesk(aRecord({ remaining_ms: 3_600_000, wall: Date.now() - 600_000 }));
    expect(desk.remaining()).toBeLessThanOrEqual(3_000_000);
  });

  it('gives no time away to a clock that was set back', () => {
    desk = createDesk(aRecord({ remaining_ms: 3_600_000, wall: Date.now() + 86_400_000 }));
    expect(desk.remaining()).toBeLessThanOrEqual(3_600_000);
  });
});

describe('finishing', () => {
  it('carries what was not acknowledged and brings the receipt', async () => {
    answer(1, 'B');
    answer(2, 'C');
    const record = await desk.finish();
    expect(record.receipt?.receipt).toBe('K7QM-3ZPX');
    expect([server.letterOf(1), server.letterOf(2)]).toEqual(['B', 'C']);
  });

  it('without a network waits in the outbox, and is sent once however often it is tried', async () => {
    server.trouble = 'offline';
    answer(1, 'B');
    const waiting = await desk.finish();
    expect(waiting.receipt).toBeNull();
    expect((await journalsOf(7)).filter(isUnsent)).toHaveLength(1);

    server.trouble = undefined;
    const arrived = await Promise.all([deliverAll(7, pageLine), deliverAll(7, pageLine)]);
    expect(arrived.flat().map(({ receipt }) => receipt?.id)).toEqual([5, 5]);
    expect(server.letterOf(1)).toBe('B');
    expect(await deliverAll(7, pageLine)).toEqual([]);
  });

  it('never goes with somebody else’s login', async () => {
    server.trouble = 'offline';
    answer(1, 'B');
    await desk.finish();
    server.trouble = undefined;
    expect(await deliverAll(8, pageLine)).toEqual([]);
    expect(server.letterOf(1)).toBeUndefined();
  });

  it('keeps the work and says why when the server will not take it', async () => {
    server.trouble = 403;
    answer(1, 'B');
    const record = await desk.finish();
    expect(record).toMatchObject({ refusal: 'Não.', receipt: null });
    expect((await journalsOf(7)).filter(isUnsent)).toHaveLength(1);
  });

  it('stops the clock: what was spent is what it took', async () => {
    server.trouble = 'offline';
    const { remaining_ms } = await desk.finish();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await desk.keep();
    expect(desk.current().record.remaining_ms).toBe(remaining_ms);
    vi.restoreAllMocks();
  });

  it('takes no answer afterwards', async () => {
    await desk.finish();
    answer(1, 'B');
    expect(desk.current().record.journal.pending).toEqual([]);
  });
});
