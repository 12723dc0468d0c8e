import {
  type ApiCall,
  NEW_ACCOUNT_LIMIT,
  NEW_ACCOUNT_WINDOW_MINUTES,
  WRONG_PASSWORD_LIMIT,
  WRONG_PASSWORD_WINDOW_MINUTES,
  WRONG_TURMA_CODE_LIMIT,
  WRONG_TURMA_CODE_WINDOW_MINUTES,
} from '@gabarita/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessRequests } from '../../test/access-requests.js';
import { Scene } from '../../test/access-scene.js';
import type { Browser, Parts } from '../../test/browser.js';
import { PASSWORD } from '../../test/people.js';
import { useTestApp } from '../../test/test-app.js';
import { minutesAfter } from '../clock.js';
import { throttles } from '../db/schema/index.js';

const testApp = useTestApp();

interface Limited {
  call: ApiCall;
  /** How many guesses are answered, and for how long the next one is not. */
  hits: number;
  minutes: number;
  guess: (scene: Scene) => Parts;
  as?: (scene: Scene) => Browser;
  /** The right answer, where it is not the call of the access matrix. */
  right?: () => Parts;
}

/** Most of the misses of a high limit are put there beforehand. */
async function alreadyCounted(key: string, hits: number, minutes: number): Promise<void> {
  const { db, clock } = testApp().services;
  await db.delete(throttles).where(eq(throttles.key, key));
  await db.insert(throttles).values({ key, hits, resets_at: minutesAfter(clock.now(), minutes) });
}

const LIMITED: Limited[] = [
  {
    call: 'POST /api/login',
    hits: WRONG_PASSWORD_LIMIT,
    minutes: WRONG_PASSWORD_WINDOW_MINUTES,
    guess: ({ student }) => ({ body: { email: student.user.email, password: 'errada' } }),
  },
  {
    call: 'POST /api/password/reset',
    hits: WRONG_PASSWORD_LIMIT,
    minutes: WRONG_PASSWORD_WINDOW_MINUTES,
    guess: ({ student }) => ({
      body: { email: student.user.email, code: 'ABCDE-FGHJK', password: 'uma-senha-comprida' },
    }),
  },
  {
    call: 'PATCH /api/user',
    hits: WRONG_PASSWORD_LIMIT,
    minutes: WRONG_PASSWORD_WINDOW_MINUTES,
    guess: () => ({ body: { password: 'uma-senha-comprida', current_password: 'errada' } }),
    as: ({ student }) => student.browser,
    right: () => ({ body: { password: 'uma-senha-comprida', current_password: PASSWORD } }),
  },
  {
    call: 'DELETE /api/user',
    hits: WRONG_PASSWORD_LIMIT,
    minutes: WRONG_PASSWORD_WINDOW_MINUTES,
    guess: () => ({ body: { password: 'errada' } }),
    as: ({ student }) => student.browser,
  },
  {
    call: 'POST /api/turmas/join-by-code',
    hits: WRONG_TURMA_CODE_LIMIT,
    minutes: WRONG_TURMA_CODE_WINDOW_MINUTES,
    guess: () => ({ body: { code: '000000' } }),
    as: ({ student }) => student.browser,
  },
];

describe('guessing', () => {
  it.each(LIMITED)(
    '$call ends after $hits misses, for the right answer too, until the window is over',
    async (limited) => {
      const { call, hits, minutes, guess, as } = limited;
      const scene = await Scene.of(testApp());
      const browser = as?.(scene) ?? testApp().visitor();
      for (let missed = 0; missed < hits; missed++) {
        expect([401, 404, 422]).toContain(await browser.statusOf(call, guess(scene)));
      }
      const right = limited.right?.() ?? (await accessRequests[call](scene));
      expect(await browser.statusOf(call, guess(scene))).toBe(429);
      expect(await browser.statusOf(call, right)).toBe(429);
      testApp().clock.advance({ minutes: minutes + 1 });
      expect(await browser.statusOf(call, right)).toBe(200);
    },
  );
});

describe('guessing fifty times at once', () => {
  it.each(LIMITED)('$call is answered no more often than in a row', async ({ call, hits, minutes, guess, as }) => {
    const scene = await Scene.of(testApp());
    const browser = as?.(scene) ?? testApp().visitor();
    const statuses = await Promise.all(Array.from({ length: 50 }, () => browser.statusOf(call, guess(scene))));
    expect(statuses.filter((status) => status !== 429)).toHaveLength(hits);
    testApp().clock.advance({ minutes: minutes + 1 });
  });

  it('is no reason to turn away a class that is right', async () => {
    const scene = await Scene.of(testApp());
    const join = await accessRequests['POST /api/turmas/join-by-code'](scene);
    for (let time = 0; time <= WRONG_TURMA_CODE_LIMIT; time++) {
      expect(await scene.student.browser.statusOf('POST /api/turmas/join-by-code', join)).toBe(200);
    }
  });
});

describe('guessing invitations', () => {
  it('ends after 300 misses of an address, sent at once too, while a right one opens its door all the same', async () => {
    const scene = await Scene.of(testApp());
    await alreadyCounted('invitation:127.0.0.1', 299, 15);
    const look = (request: object) => testApp().visitor().statusOf('GET /api/invitations/:token', request);
    const wrong = { params: { token: 'ABCDE-FGHJK' } };
    const statuses = await Promise.all(Array.from({ length: 10 }, () => look(wrong)));
    expect(statuses.filter((status) => status !== 429)).toEqual([404]);
    expect(await look(await accessRequests['GET /api/invitations/:token'](scene))).toBe(200);
    testApp().clock.advance({ minutes: 16 });
    expect(await look(wrong)).toBe(404);
  });
});

describe('making accounts', () => {
  it('ends after a school’s worth of them from one address', async () => {
    const register = async () => {
      const request = await accessRequests['POST /api/register'](await Scene.of(testApp()));
      return testApp().visitor().statusOf('POST /api/register', request);
    };
    await alreadyCounted('register:127.0.0.1', NEW_ACCOUNT_LIMIT - 1, NEW_ACCOUNT_WINDOW_MINUTES);
    expect(await register()).toBe(201);
    expect(await register()).toBe(429);
    testApp().clock.advance({ minutes: NEW_ACCOUNT_WINDOW_MINUTES + 1 });
    expect(await register()).toBe(201);
  });
});
