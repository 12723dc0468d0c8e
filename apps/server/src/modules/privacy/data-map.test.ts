import { readdirSync, readFileSync } from 'node:fs';
import { SHEET_PHOTO_DAYS } from '@gabarita/contract';
import { expect, it } from 'vitest';

const root = new URL('../../../../../', import.meta.url);
const migrations = new URL('apps/server/migrations/', root);
const map = readFileSync(new URL('docs/privacy.md', root), 'utf8');

it('the data map in docs/privacy.md names every table', () => {
  const sql = readdirSync(migrations).map((name) => readFileSync(new URL(name, migrations), 'utf8'));
  const tables = sql.flatMap((text) => [...text.matchAll(/^create table (\w+)/gm)].map(([, table = '']) => table));
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((table) => !map.includes(`\`${table}\``))).toEqual([]);
});

it('the data map says how long photos are kept as the job does', () => {
  expect(map).toContain(`| ${SHEET_PHOTO_DAYS} days, or account or exam |`);
});
