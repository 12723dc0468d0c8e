#!/usr/bin/env node
/**
 * npm run bench:load — a whole school sits one exam at the same time, on one server process.
 *
 * Students open the exam within a minute, save every half minute and all submit within half a minute: 2,000 of them with
 * PostgreSQL (DATABASE_URL, or a server started for this run), 200 with the embedded database. Then the processor time of
 * one student's whole story, log-in to result. Numbers: STUDENTS, EMBEDDED_STUDENTS, STORIES; ONLY=postgres|embedded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { printHerd, printStory } from './report.mjs';
import { letterFor, prepareSchool } from './school.mjs';
import { processorSeconds, startServer } from './server.mjs';
import { Student } from './student.mjs';

const number = (name, fallback) => Number(process.env[name] ?? fallback);
const OPEN_WITHIN_MS = number('OPEN_WITHIN_SECONDS', 60) * 1000;
const SAVE_EVERY_MS = 30_000;
const WORK_MS = number('WORK_SECONDS', 90) * 1000;
const SUBMIT_WITHIN_MS = 30_000;
const AT_ONCE_IN_STORY = 4;

const sleep = (ms) => new Promise((resume) => setTimeout(resume, ms));

/** From opening to the result, at moments of the student's own. */
async function sitsExam(student, share, herd) {
  await sleep(share * OPEN_WITHIN_MS);
  await student.opensExam();
  const saves = Math.max(1, Math.floor(WORK_MS / SAVE_EVERY_MS));
  for (let save = 0; save < saves; save++) {
    await sleep(SAVE_EVERY_MS);
    student.answers(Math.ceil(student.questions.length / (saves + 1)));
    await student.saves();
  }
  student.answers(student.questions.length);
  await sleep(Math.max(0, herd.submitFrom - performance.now()) + Math.random() * SUBMIT_WITHIN_MS);
  await student.finishes();
}

async function theHerd(world, cpu) {
  const begun = performance.now();
  const herd = { submitFrom: begun + OPEN_WITHIN_MS + WORK_MS };
  const before = cpu();
  const students = world.school.students.map((who) => new Student(world, who));
  const outcomes = await Promise.allSettled(students.map((student, n) => sitsExam(student, n / students.length, herd)));
  const after = cpu();
  for (const student of students) student.leaves();
  const failed = outcomes.filter(({ status }) => status === 'rejected').length;
  return { seconds: (performance.now() - begun) / 1000, failed, before, after };
}

/** Whatever the timings say: every student's attempt holds every answer. */
async function checkAnswers(world, students) {
  const sample = students.filter((_, n) => n % Math.ceil(students.length / 50) === 0);
  let wrong = 0;
  for (const who of sample) {
    const headers = { authorization: `Bearer ${who.token}` };
    const [latest] = await (await fetch(`${world.url}/api/attempts`, { headers })).json();
    const attempt = latest && (await (await fetch(`${world.url}/api/attempts/${latest.id}`, { headers })).json());
    const given = new Map(attempt?.answers.map(({ question_id, letter }) => [question_id, letter]));
    wrong += world.school.questionIds.filter((question, n) => given.get(question) !== letterFor(who.place, n)).length;
  }
  return { checked: sample.length, wrong };
}

/** One after the other, a few at once: what a student costs, not how fast it can be. */
async function stories(world, students, cpu) {
  const before = cpu();
  const queue = [...students];
  const worker = async () => {
    for (let who = queue.pop(); who; who = queue.pop()) {
      const student = new Student(world, { ...who, token: undefined });
      await student.logsIn();
      await student.looksAtDashboard();
      await student.opensExam();
      // The client sends about two seconds after an answer, and nobody reads a question faster: one save each.
      for (let n = 0; n < student.questions.length; n++) {
        student.answers(1);
        await student.saves();
      }
      await student.finishes();
      await student.looksAtResult();
      student.leaves();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE_IN_STORY }, worker));
  return { students: students.length, before, after: cpu() };
}

async function measure(name, { databaseUrl, databasePid, students }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-load-'));
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const told = number('STORIES', 40);
  const school = await prepareSchool(env, students + told);
  const server = await startServer(env);
  try {
    const cpu = () => ({
      server: processorSeconds(server.pid),
      database: databasePid ? processorSeconds(databasePid) : 0,
    });
    const world = {
      url: server.url,
      school: { ...school, students: school.students.slice(told) },
      timings: [],
      errors: [],
    };
    const herd = await theHerd(world, cpu);
    const checked = await checkAnswers(world, world.school.students);
    printHerd(name, world, { ...herd, ...checked });
    const quiet = { ...world, timings: [], errors: [] };
    printStory(name, quiet, await stories(quiet, school.students.slice(0, told), cpu));
    if (herd.failed > 0 || checked.wrong > 0 || quiet.errors.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (process.env.ONLY !== 'embedded') {
  const postgres = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: () => undefined }
    : await startPostgres();
  if (postgres) {
    try {
      await measure('PostgreSQL', {
        databaseUrl: postgres.url,
        databasePid: postgres.pid,
        students: number('STUDENTS', 2_000),
      });
    } finally {
      await postgres.stop();
    }
  } else console.log('No PostgreSQL on this machine: only the embedded database is measured.');
}
if (process.env.ONLY !== 'postgres') await measure('embedded', { students: number('EMBEDDED_STUDENTS', 200) });
