import { type ApiCall, calls } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { type Actor, accessMatrix } from '../../test/access-matrix.js';
import type { Browser } from '../../test/browser.js';
import { anAdmin, aStudent, aTeacher } from '../../test/people.js';
import { useTestApp } from '../../test/test-app.js';

const testApp = useTestApp();
const keys = Object.keys(calls) as ApiCall[];

async function browserOf(actor: Actor): Promise<Browser> {
  if (actor === 'anonymous') return testApp().visitor();
  const builder = { student: aStudent, teacher: aTeacher, admin: anAdmin }[actor];
  return (await builder(testApp())).browser;
}

describe('the access matrix', () => {
  it.each(
    keys.flatMap((key) => Object.entries(accessMatrix[key]).map(([actor, admitted]) => ({ key, actor, admitted }))),
  )('$key lets $actor in: $admitted', async ({ key, actor, admitted }) => {
    const browser = await browserOf(actor as Actor);
    // An id that nobody has and an empty body: whoever is let in gets a 2xx, 404 or 422, never a 401 or 403.
    const params = Object.fromEntries([...key.matchAll(/:(\w+)/g)].map(([, name]) => [name, 2_000_000_000]));
    const { status } = await browser.tries(key, { params, body: key.startsWith('GET') ? undefined : {} });
    const refused = status === 401 || status === 403;
    expect(refused, `${key} answered ${status} to ${actor}`).toBe(!admitted);
    if (refused) expect(status).toBe(actor === 'anonymous' ? 401 : 403);
    expect(status).toBeLessThan(500);
  });
});

describe('the routes', () => {
  it('are those of the contract, each with a policy', async () => {
    const registered: string[] = [];
    testApp().app.printRoutes({ commonPrefix: false, includeHooks: false });
    for (const key of keys) {
      const [method = '', url = ''] = key.split(' ');
      if (testApp().app.hasRoute({ method: method as 'GET', url })) registered.push(key);
    }
    expect(registered).toEqual(keys);
  });
});
