import { errors } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { lacks, until } from '../test/engines/programs.js';
import { aServerOnASmallDisk, hasSmallDisks } from '../test/engines/small-disk.js';
import { ask, entriesSafe, type Sitting, sitDown } from '../test/sitting.js';

const STUDENTS = 4;

const noSmallDisks = lacks('unshare', 'dd') || !hasSmallDisks();
if (noSmallDisks) console.warn('\n!!! PULADO: este sistema não deixa montar um disco pequeno.');

describe.skipIf(noSmallDisks)('a disk that is full', () => {
  it('is told as such, loses no answer that was acknowledged, and is used again when it has room', async () => {
    const server = await aServerOnASmallDisk({ DEMO: 'true', LOG_LEVEL: 'silent' });
    try {
      const students: Sitting[] = [];
      for (let place = 0; place < STUDENTS; place++) students.push(await sitDown(server.url, place));
      await server.fill();
      const refusals: string[] = [];
      // The log of the database has some room of its own; it is used up first.
      await until(async () => {
        for (const student of students) {
          await student.saves(server.url).catch((error: Error) => refusals.push(error.message));
        }
        return refusals.length > STUDENTS;
      });
      for (const refusal of refusals) expect(refusal).toContain(errors['server.disk-full'].message);
      expect((await ask(server.url, 'GET', '/healthz')).status).toBe(200);

      await server.free();
      const safe = entriesSafe(students);
      await until(async () => {
        for (const student of students) await student.sendsAgain(server.url).catch(() => undefined);
        return students.every(({ unsent }) => unsent.length === 0);
      });
      for (const student of students) await student.comparesWith(server.url);
      console.info(`disk full: ${safe} answers were safe, ${entriesSafe(students)} in the end, none lost`);
    } finally {
      await server.stop();
    }
  }, 300_000);
});
