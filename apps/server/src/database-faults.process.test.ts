import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors } from '@gabarita/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresServer } from '../../../scripts/test/postgres.mjs';
import { aPostgres } from '../test/engines/postgres-server.js';
import { lacks, until } from '../test/engines/programs.js';
import { ServerProcess } from '../test/server-process.js';
import { ask, entriesSafe, type Sitting, sitDown } from '../test/sitting.js';

const STUDENTS = 8;
const KILLED = ['database', 'server', 'server and database'];
const HALF_A_MINUTE_MS = 30_000;

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

describe.skipIf(lacks('initdb'))('a PostgreSQL that fails', () => {
  let postgres: PostgresServer;
  let server: ServerProcess;
  const students: Sitting[] = [];
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'gabarita-faults-'));

  const startServer = () =>
    ServerProcess.start({ DATABASE_URL: postgres.url, DATA_DIR, DEMO: 'true', HOST: '127.0.0.1' });

  beforeAll(async () => {
    postgres = await aPostgres();
    server = await startServer();
    for (let place = 0; place < STUDENTS; place++) students.push(await sitDown(server.url, place));
  }, 240_000);
  afterAll(async () => {
    await server.stop('SIGKILL');
    await postgres.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const readiness = async () => (await ask(server.url, 'GET', '/readyz')).status;

  it('is a clear message while it is stopped, and is used again when it is back', async () => {
    await postgres.end('SIGINT');
    const [student] = students;
    const answers = await Promise.all([
      ask(server.url, 'GET', '/api/user', student?.token),
      ask(server.url, 'POST', '/api/login', undefined, { email: 'aluno0@prova.br', password: 'senha-segura' }),
      ask(server.url, 'GET', '/readyz'),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ message: errors['server.unavailable'].message });
    }
    // The process itself is well: whoever watches it must not restart it.
    expect((await ask(server.url, 'GET', '/healthz')).status).toBe(200);
    await postgres.start();
    await until(async () => (await readiness()) === 200);
    await student?.saves(server.url);
  });

  it.each([
    ['hangs', async () => postgres.freeze(), async () => postgres.thaw()],
    ['is away', () => postgres.end('SIGINT'), () => postgres.start()],
  ])(
    'that %s for half a minute is told to everybody who saves, loses nothing, and heals by itself',
    async (_, takeAway, bringBack) => {
      const refusals = new Set<string>();
      let over = false;
      const saving = students.map(async (student) => {
        while (!over)
          await student.saves(server.url).catch((error: Error) => refusals.add(error.message) && pause(200));
      });
      const enough = entriesSafe(students) + STUDENTS * 3;
      await until(() => entriesSafe(students) >= enough);
      await takeAway();
      const half = pause(HALF_A_MINUTE_MS);
      await until(() => refusals.size > 0);
      const answer = await ask(server.url, 'GET', '/api/user', students[0]?.token);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await readiness()).toBe(503);
      expect((await ask(server.url, 'GET', '/healthz')).status).toBe(200);
      await half;
      await bringBack();
      await until(async () => (await readiness()) === 200);
      const safe = entriesSafe(students);
      await until(() => entriesSafe(students) >= safe + STUDENTS * 3);
      over = true;
      await Promise.all(saving);
      for (const refusal of refusals) expect(refusal).toContain(errors['server.unavailable'].message);
      for (const student of students) await student.comparesWith(server.url);
    },
  );

  it('loses no answer that was acknowledged when it, the server, or both are killed at random moments', async () => {
    const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
    const moments = fc.sample(fc.integer({ min: STUDENTS, max: STUDENTS * 12 }), { seed, numRuns: KILLED.length });
    for (const [kill, killed] of KILLED.entries()) {
      let over = false;
      const saving = students.map(async (student) => {
        while (!over) await student.saves(server.url).catch(() => pause(100));
      });
      const enough = entriesSafe(students) + (moments[kill] ?? 0);
      await until(() => entriesSafe(students) >= enough);
      await Promise.all([
        killed.includes('database') && postgres.end('SIGKILL'),
        killed.includes('server') && server.stop('SIGKILL'),
      ]);
      if (killed.includes('database')) await postgres.start();
      if (killed.includes('server')) server = await startServer();
      const safe = entriesSafe(students);
      await until(() => entriesSafe(students) >= safe + STUDENTS * 3);
      over = true;
      await Promise.all(saving);
      for (const student of students) await student.comparesWith(server.url);
    }
    console.info(
      `killed ${KILLED.join(', ')} (FAULTS_SEED=${seed}): ${entriesSafe(students)} entries acknowledged, none lost`,
    );
  });
});
