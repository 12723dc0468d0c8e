import { type ApiCall, calls } from '@gabarita/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AccessRequest } from '../../test/access-asking.js';
import { ACTORS, accessMatrix } from '../../test/access-matrix.js';
import { accessRequests } from '../../test/access-requests.js';
import { Scene } from '../../test/access-scene.js';
import { useTestApp } from '../../test/test-app.js';

/** Hundreds of calls: on a busy machine they take a while. */
vi.setConfig({ testTimeout: 180_000 });

const testApp = useTestApp();
const OUTSIDERS = ['anonymous', 'student out', 'teacher out'] as const;
const paramsIn = (key: string) => [...key.matchAll(/:(\w*id)\b/g)].map(([, name = '']) => name);
const keys = (Object.keys(calls) as ApiCall[]).filter((key) => paramsIn(key).length > 0);

let scene: Scene;
const requests = new Map<ApiCall, AccessRequest>();
const ids = new Set<number>();

/** A range of ids for each table: none of a thing of the turma is by chance that of a thing of the outsiders'. */
async function setTablesApart(): Promise<void> {
  const { pool } = testApp().database;
  const { rows } = await pool.query<{ table_name: string }>(
    "select table_name from information_schema.columns where is_identity = 'YES' and column_name = 'id' and table_schema = 'public'",
  );
  for (const [place, { table_name }] of rows.entries()) {
    await pool.query(`alter table ${table_name} alter column id restart with ${(place + 1) * 100_000}`);
  }
}

beforeAll(async () => {
  await setTablesApart();
  scene = await Scene.of(testApp());
  for (const key of keys) {
    const request = await accessRequests[key](scene);
    requests.set(key, request);
    for (const id of Object.values(request.params ?? {})) if (typeof id === 'number') ids.add(id);
  }
}, 180_000);

/** Everything of the turma that a call could change. */
async function rowsOfTurma(): Promise<unknown> {
  const { pool } = testApp().database;
  const [student, teacher, turma] = [scene.student.user.id, scene.teacher.user.id, scene.turma.id];
  const all = (table: string, column: string, id: number) =>
    pool.query(`select * from ${table} where ${column} = $1 order by 1, 2`, [id]).then(({ rows }) => rows);
  return {
    turma: await all('turmas', 'id', turma),
    members: await all('turma_members', 'turma_id', turma),
    invitations: await all('invitations', 'turma_id', turma),
    exams: await all('exams', 'owner_id', teacher),
    assigned: await all('exam_turmas', 'turma_id', turma),
    sessions: await all('sessions', 'user_id', student),
    attempts: await all('attempts', 'user_id', student),
    essays: await all('essays', 'user_id', student),
    signIns: await all('sign_ins', 'user_id', student),
    student: await all('users', 'id', student),
  };
}

const params = (key: ApiCall, id: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(paramsIn(key).map((name) => [name, id])));
const aCall = fc.constantFrom(...keys);
const strangeId = fc.oneof(
  fc.constantFrom('0', '-1', '2147483648', '1e9', 'NaN', '%00', "1'--", '..%2f1', '１', ' 1'),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
);

describe('rows of a turma', () => {
  it('are neither shown to an outsider nor changed by one, whatever ids the call names', async () => {
    const before = await rowsOfTurma();
    const attack = aCall.chain((key) =>
      fc.record({
        key: fc.constant(key),
        actor: fc.constantFrom(...OUTSIDERS),
        params: fc.option(params(key, fc.constantFrom(...ids)), { nil: requests.get(key)?.params ?? {} }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(attack, async ({ key, actor, params }) => {
        const status = await scene.browserOf(actor).statusOf(key, { ...requests.get(key), params });
        expect(status).toBeLessThan(500);
        if (accessMatrix[key][actor] !== 'ok') expect([401, 403, 404]).toContain(status);
      }),
      { numRuns: 500, seed: 2026, endOnFailure: true },
    );
    expect(await rowsOfTurma()).toEqual(before);
  });

  it('and nobody breaks the server with an id that cannot be', async () => {
    const attack = aCall.chain((key) =>
      fc.record({ key: fc.constant(key), actor: fc.constantFrom(...ACTORS), params: params(key, strangeId) }),
    );
    await fc.assert(
      fc.asyncProperty(attack, async ({ key, actor, params }) => {
        const status = await scene.browserOf(actor).statusOf(key, { ...requests.get(key), params });
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 300, seed: 2026, endOnFailure: true },
    );
  });
});
