import { type ApiCall, calls } from '@gabarita/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ACTORS, type Actor, accessMatrix } from '../../test/access-matrix.js';
import { accessRequests } from '../../test/access-requests.js';
import { Scene } from '../../test/access-scene.js';
import { useTestApp } from '../../test/test-app.js';
import { policiesPlugin } from '../plugins/policies.js';
import { anyone } from './policy.js';

const testApp = useTestApp();
const keys = Object.keys(calls) as ApiCall[];

/** What each actor gets. After a change that succeeded the next one finds everything anew. */
async function outcomesOf(key: ApiCall) {
  const scene = await Scene.of(testApp());
  const outcomes: Partial<Record<Actor, number | 'ok'>> = {};
  let request = await accessRequests[key](scene);
  for (const actor of ACTORS) {
    const status = await scene.browserOf(actor).statusOf(key, request);
    outcomes[actor] = status === calls[key].status ? 'ok' : status;
    if (status < 300 && !key.startsWith('GET')) request = await accessRequests[key](scene);
  }
  return outcomes;
}

describe('the access matrix', () => {
  it.each(keys)('%s', async (key) => {
    expect(await outcomesOf(key)).toEqual(accessMatrix[key]);
  });
});

interface Operation {
  'x-access'?: string;
  security?: unknown[];
}

async function operations(): Promise<Map<string, Operation>> {
  const document = await testApp().visitor().send('GET', '/api/docs/json');
  const { paths } = document.json<{ paths: Record<string, Record<string, Operation>> }>();
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    ),
  );
}

/** Whom each policy stops at the door, whatever the call is about. */
const STOPPED: Record<string, readonly Actor[]> = {
  anyone: [],
  'signed-in': ['anonymous'],
  staff: ['anonymous', 'student in', 'student out'],
  admins: ['anonymous', 'student in', 'student out', 'teacher', 'teacher out'],
};

describe('the OpenAPI document', () => {
  it('has a line of the matrix for every operation, and the matrix has no other', async () => {
    expect([...(await operations()).keys()].sort()).toEqual(Object.keys(accessMatrix).sort());
  });

  it('says who may make each call', async () => {
    for (const [key, { 'x-access': access = '', security }] of await operations()) {
      const row = accessMatrix[key as ApiCall];
      const stopped = STOPPED[access] ?? [];
      expect(
        stopped.map((actor) => row[actor]),
        key,
      ).toEqual(stopped.map((actor) => (actor === 'anonymous' ? 401 : 403)));
      expect(row.anonymous === 401, key).toBe(security !== undefined);
    }
  });
});

describe('a route', () => {
  it('cannot be added without saying who may ask for it', async () => {
    const app = Fastify();
    await app.register(policiesPlugin);
    app.get('/aberta', { config: { policy: anyone } }, async () => 'ok');
    expect(() => app.get('/esquecida', async () => 'ok')).toThrow('GET /esquecida does not say who may ask for it');
  });
});
