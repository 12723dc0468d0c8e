import { rmSync } from 'node:fs';
import { afterAll, it } from 'vitest';
import { until } from '../../../test/engines/programs.js';
import { ServerProcess } from '../../../test/server-process.js';
import { entriesSafe, type Sitting, sitDown } from '../../../test/sitting.js';
import { aDataDirectory } from '../../../test/test-database.js';

const STUDENTS = 20;
const KILLS = 2;

const DATA_DIR = aDataDirectory();
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** With demo data there is an edition to sit. */
const startServer = () => ServerProcess.start({ DATA_DIR, DEMO: 'true', HOST: '127.0.0.1' });

it('a server that is killed while twenty students save comes back with every answer it acknowledged', async () => {
  let server = await startServer();
  const students: Sitting[] = [];
  for (let place = 0; place < STUDENTS; place++) students.push(await sitDown(server.url, place));
  for (let kill = 0; kill < KILLS; kill++) {
    const saving = Promise.allSettled(students.map((student) => untilItIsGone(server, student)));
    // In the middle of it: some entries are safe, some are on their way.
    await until(() => entriesSafe(students) >= (kill + 1) * STUDENTS * 4);
    await server.stop('SIGKILL');
    await saving;
    server = await startServer();
    for (const student of students) await student.comparesWith(server.url);
  }
  console.info(
    `sessions: ${KILLS} kills, ${STUDENTS} students, ${entriesSafe(students)} entries acknowledged, none lost`,
  );
  await server.stop('SIGTERM');
}, 300_000);

async function untilItIsGone(server: ServerProcess, student: Sitting): Promise<never> {
  for (;;) await student.saves(server.url);
}
