import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.js';
import * as schema from './index.js';

const testApp = useTestApp();

/** The schema in TypeScript and the migrations in SQL are written by hand; neither may drift from the other. */
it('every table of the schema has the columns that the migrations made', async () => {
  const { rows } = await testApp().database.pool.query<{
    table_name: string;
    column_name: string;
    is_nullable: string;
  }>(`select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`);
  const tables = Object.values(schema).filter((value) => value instanceof PgTable);
  const declared = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => `${name}.${column.name} ${column.notNull ? 'not null' : 'nullable'}`);
  });
  const migrated = rows
    .filter(({ table_name }) => table_name !== 'migrations')
    .map((row) => `${row.table_name}.${row.column_name} ${row.is_nullable === 'NO' ? 'not null' : 'nullable'}`);
  expect(declared.sort()).toEqual(migrated.sort());
});
