import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { aGivenExam } from '../../test/exams.js';
import { onServer, withDatabase } from '../../test/global-setup.js';
import { aStudent } from '../../test/people.js';
import { useTestApp } from '../../test/test-app.js';
import { aDatabase } from '../../test/test-database.js';
import type { Database } from '../db/database.js';
import { openDatabase } from '../db/open.js';
import { dumpDatabase, tableFile } from './dump.js';
import { loadDatabase } from './load.js';
import { writeManifest } from './manifest.js';
import { moveToPostgres } from './move.js';

const testApp = useTestApp();
const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gabarita-backup-test-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const TAKEN_AT = new Date('2026-11-15T12:00:00Z');

async function backupOf({ pool }: Database): Promise<string> {
  const folder = aFolder();
  await writeManifest(folder, await dumpDatabase(pool, folder, TAKEN_AT));
  return folder;
}

/** Every row of every table, in words that do not depend on the engine. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const { tables } = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as { tables: { name: string }[] };
  const texts = tables.map(async ({ name }) => [name, gunzipSync(await readFile(tableFile(folder, name))).toString()]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

async function aSchoolWithAnExam(): Promise<void> {
  const student = await aStudent(testApp(), { name: 'Aluna “Aspas” d’Ávila\u0301 \\ "N"', email: 'aspas@escola.br' });
  const { exam, questionIds } = await aGivenExam(testApp(), [student]);
  const answers = questionIds.map((question_id) => ({ question_id, letter: 'B' as const }));
  await student.browser.call('POST /api/attempts', { body: { exam_id: exam.id, user_answers: answers } });
}

describe('a backup', () => {
  it('loads into an empty database, row for row, and its numbering goes on', async () => {
    await aSchoolWithAnExam();
    const folder = await backupOf(testApp().database);
    const other = await aDatabase();
    try {
      await loadDatabase(other, folder);
      const original = await contentsOf(folder);
      expect(original.attempt_answers).toContain('"letter":"B"');
      expect(await contentsOf(await backupOf(other))).toEqual(original);

      const last = Math.max(
        ...(original.users ?? '')
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as { id: number }).id),
      );
      const added = await other.pool.query<{ id: number }>(
        `insert into users (name, email, password_hash, role, created_at) values ('n', 'n@n.br', '', 'student', now()) returning id`,
      );
      expect(added.rows[0]?.id).toBeGreaterThan(last);
      await expect(loadDatabase(other, folder)).rejects.toThrow('já tem dados; nada foi mudado');
    } finally {
      await other.close();
    }
  });

  it('that lost rows loads none', async () => {
    const folder = await backupOf(testApp().database);
    const path = join(folder, 'backup.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace(/("name": "turmas",\s+"rows": )\d+/, '$1999'));
    const other = await aDatabase();
    try {
      await expect(loadDatabase(other, folder)).rejects.toThrow('A cópia está incompleta: turmas');
      expect((await other.pool.query('select 1 from users')).rows).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('whose table was cut short loads none, and says which', async () => {
    const folder = await backupOf(testApp().database);
    const path = tableFile(folder, 'users');
    await writeFile(path, (await readFile(path)).subarray(0, -10));
    const other = await aDatabase();
    try {
      await expect(loadDatabase(other, folder)).rejects.toThrow(
        'A cópia está danificada: tables/users.jsonl.gz não está como foi gravado.',
      );
    } finally {
      await other.close();
    }
  });

  it('of a newer version is refused by name, and a folder without one too', async () => {
    const folder = await backupOf(testApp().database);
    const path = join(folder, 'backup.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('0001_people.sql', '9999_later.sql'));
    const other = await aDatabase();
    try {
      await expect(loadDatabase(other, folder)).rejects.toThrow('mais nova que esta (migração 9999_later.sql)');
      await expect(loadDatabase(other, aFolder())).rejects.toThrow('Não há uma cópia completa');
    } finally {
      await other.close();
    }
  });
});

const template = inject('template');
describe.skipIf(template.engine !== 'postgres')(
  'moving from the embedded database to PostgreSQL (runs on PostgreSQL)',
  () => {
    it('takes every row along', async () => {
      if (template.engine !== 'postgres') return;
      const dataDir = aFolder();
      const embedded = await openDatabase({ databaseUrl: undefined, dataDir }, console.error);
      await loadDatabase(embedded, await backupOf(testApp().database));
      const original = await contentsOf(await backupOf(embedded));
      await embedded.close();

      const name = `gabarita_move_${process.pid}`;
      await onServer(template.url, `create database ${name}`);
      try {
        const url = withDatabase(template.url, name);
        await moveToPostgres(dataDir, url, TAKEN_AT);
        const moved = await openDatabase({ databaseUrl: url, dataDir: aFolder() }, console.error);
        expect(await contentsOf(await backupOf(moved))).toEqual(original);
        await moved.close();
      } finally {
        await onServer(template.url, `drop database ${name} with (force)`);
      }
      // Two embedded databases start in it.
    }, 120_000);
  },
);
