#!/usr/bin/env node
/**
 * npm run bench:load — a whole school sits one exam at the same time, on one server process.
 *
 * herd   students open the exam within a minute, save every half minute and all submit within half a minute: 2,000 of them
 *        with PostgreSQL (DATABASE_URL, or a server started for this run), 200 with the embedded database
 * story  the processor time of one student's whole story, log-in to result, step by step
 * ramp   more and more students who write, until an answer takes half a second
 *
 * PARTS=herd,story,ramp; STUDENTS, EMBEDDED_STUDENTS, STORIES, RAMP_SESSIONS; AT_ONCE (stories told at the same time); ONLY=postgres|embedded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { theHerd } from './herd.mjs';
import { ramp } from './ramp.mjs';
import { printHerd, printRamp, printStory } from './report.mjs';
import { prepareSchool } from './school.mjs';
import { processorSeconds, startServer } from './server.mjs';
import { storedBytes } from './storage.mjs';
import { stories } from './stories.mjs';

const number = (name, fallback) => Number(process.env[name] ?? fallback);
const PARTS = (process.env.PARTS ?? 'herd,story,ramp').split(',');

async function measure(name, { databaseUrl, databasePid, students }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-load-'));
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const sizes = {
    herd: students,
    story: number('STORIES', 300),
    ramp: number('RAMP_SESSIONS', Math.min(students, 1_000)),
  };
  const school = await prepareSchool(
    env,
    PARTS.reduce((sum, part) => sum + sizes[part], 0),
  );
  const server = await startServer(env);
  const cpu = () => ({
    server: processorSeconds(server.pid),
    database: databasePid ? processorSeconds(databasePid) : 0,
  });
  try {
    for (const part of PARTS) {
      const people = school.students.splice(0, sizes[part]);
      const world = { url: server.url, school: { ...school, students: people }, timings: [], errors: [], putOff: [] };
      const complaints = await RUN[part](name, world, cpu, env);
      if (complaints > 0 || (part !== 'ramp' && world.errors.length > 0)) process.exitCode = 1;
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Each prints what it measured, and answers with what must not be. */
const RUN = {
  async herd(name, world, cpu, env) {
    const stored = await storedBytes(env);
    const herd = await theHerd(world, cpu);
    printHerd(name, world, { ...herd, stored: stored && (await storedBytes(env)) - stored });
    return herd.failed + herd.wrong;
  },
  async story(name, world, cpu) {
    printStory(name, world, await stories(world, world.school.students, cpu));
    return 0;
  },
  async ramp(name, world, cpu) {
    printRamp(name, await ramp(world, world.school.students, cpu));
    return 0;
  },
};

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
