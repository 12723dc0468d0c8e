import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AttemptView, Roster, SessionView } from '@gabarita/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anNginx } from '../test/engines/nginx.js';
import { aPostgres } from '../test/engines/postgres-server.js';
import { lacks, until } from '../test/engines/programs.js';
import { RedisServer } from '../test/engines/redis-server.js';
import { ServerProcess } from '../test/server-process.js';
import { ask, entriesSafe, get, register, Sitting } from '../test/sitting.js';

const STUDENTS = 12;
const QUESTIONS = 20;
const CODE = '901234';
const WRONG_PASSWORDS = 10;

/** Undone in the opposite order, whatever became of the tests. */
const undo: (() => unknown)[] = [];

describe.skipIf(lacks('initdb', 'redis-server', 'nginx'))('two processes, one PostgreSQL, one Redis, nginx', () => {
  let one: ServerProcess;
  let other: ServerProcess;
  let front: string;
  let exam: { id: number; teacher: string; questions: number[] };

  beforeAll(async () => {
    const postgres = await aPostgres();
    undo.push(postgres.stop);
    const redis = await RedisServer.start();
    undo.push(() => redis.stop());
    const startServer = async () => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'gabarita-process-'));
      undo.push(() => rmSync(DATA_DIR, { recursive: true, force: true }));
      const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.1' };
      const demo = { DEMO: 'true', DEMO_ON_NETWORK: 'true' };
      const server = await ServerProcess.start({ ...shared, ...demo, DATA_DIR, HOST: '127.0.0.1' });
      undo.push(() => server.stop('SIGKILL'));
      return server;
    };
    // At the same moment, on a database without a table: as a platform starts them.
    [one, other] = await Promise.all([startServer(), startServer()]);
    const nginx = await anNginx([one.url, other.url]);
    undo.push(nginx.stop);
    front = nginx.url;
    exam = await anExam(front);
  }, 180_000);
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });

  it('count wrong passwords together', async () => {
    await register(front, 99);
    const logIn = async ({ url }: ServerProcess, password: string) =>
      (await ask(url, 'POST', '/api/login', undefined, { email: 'aluno99@prova.br', password })).status;
    for (let guess = 0; guess < WRONG_PASSWORDS; guess++) {
      expect(await logIn(guess % 2 ? one : other, 'chute-errado')).toBe(401);
    }
    expect([await logIn(one, 'senha-segura'), await logIn(other, 'senha-segura')]).toEqual([429, 429]);
  });

  it('tell who watches at one of a save at the other', async () => {
    const student = await sitsExam(one.url, exam, 50);
    const watching = await ask(other.url, 'GET', `/api/exams/${exam.id}/live`, exam.teacher);
    const rosters = watching.body?.pipeThrough(new TextDecoderStream()).getReader();
    const answered = async () => {
      const { value = '' } = (await rosters?.read()) ?? {};
      const data = /^data: (.*)$/m.exec(value)?.[1];
      const { students } = data ? (JSON.parse(data) as Roster) : { students: [] };
      return students.find(({ name }) => name === 'Aluno 50')?.answered;
    };
    expect(await answered()).toBe(0);
    await student.saves(one.url);
    await until(async () => (await answered()) === 3);
    await rosters?.cancel();
  });

  it('lose nothing when one is killed in the middle of an exam, and the exam goes on', async () => {
    const students: Sitting[] = [];
    for (let place = 0; place < STUDENTS; place++) students.push(await sitsExam(front, exam, place));
    let enough = 0;
    const saving = students.map(async (student) => {
      while (student.safe < enough || enough === 0) await student.saves(front).catch(() => pause(200));
    });
    await until(() => entriesSafe(students) > STUDENTS * 6);
    await one.stop('SIGKILL');
    const safeBefore = entriesSafe(students);
    enough = Math.max(...students.map(({ safe }) => safe)) + 9;
    await Promise.all(saving);
    for (const student of students) {
      await student.comparesWith(front);
      const path = `/api/sessions/${student.session.id}/finish`;
      const last = { epoch: student.session.epoch, entries: student.unsent };
      const { attempt } = await get<{ attempt: AttemptView }>(front, 'POST', path, student.token, last);
      expect(attempt.answered).toBe(student.acknowledged.size);
    }
    console.info(
      `several processes: ${safeBefore} answers safe when one was killed, ${entriesSafe(students)} in the end, none lost`,
    );
  });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function anExam(url: string) {
  const login = { email: 'admin@gabarita.demo', password: 'gabarita123' };
  const { token } = await get<{ token: string }>(url, 'POST', '/api/login', undefined, login);
  const make = <T>(path: string, body: unknown) => get<T>(url, 'POST', path, token, body);
  const [edition] = await get<{ year: number }[]>(url, 'GET', '/api/editions', token);
  const paper = `/enem/v1/exams/${edition?.year}/papers/matematica`;
  const { questions } = await get<{ questions: { id: number }[] }>(url, 'GET', paper);
  const ids = questions.slice(0, QUESTIONS).map(({ id }) => id);
  const turma = await make<{ id: number }>('/api/turmas', { name: 'Terceiro B', description: 'Tarde', code: CODE });
  const { id } = await make<{ id: number }>('/api/exams', { title: 'Simulado', total_questions: QUESTIONS });
  await make(`/api/exams/${id}/assign`, { turma_ids: [turma.id] });
  await make(`/api/exams/${id}/questions/from-bank`, { question_ids: ids });
  return { id, teacher: token, questions: ids };
}

async function sitsExam(url: string, exam: { id: number; questions: number[] }, place: number): Promise<Sitting> {
  const { token } = await register(url, place);
  await get(url, 'POST', '/api/turmas/join-by-code', token, { code: CODE });
  const { session } = await get<{ session: SessionView }>(url, 'POST', '/api/sessions', token, { exam_id: exam.id });
  return new Sitting(token, session, exam.questions, place);
}
