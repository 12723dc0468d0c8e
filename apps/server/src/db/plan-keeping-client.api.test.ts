import { expect, it, vi } from 'vitest';

it('keeps one plan of a statement that comes again, and none of one that does not', async () => {
  // A process keeps so many plans and no more; the files before this one may have used them up.
  vi.resetModules();
  const { aDatabase } = await import('../../test/test-database.js');
  const database = await aDatabase();
  const client = await database.pool.connect();
  const again = { text: 'select $1::integer + 1 as next' };
  const once = { text: 'select $1::integer + 2 as next' };
  try {
    const answers: unknown[] = [];
    for (const n of [1, 2, 3, 4]) answers.push((await client.query(again, [n])).rows[0]);
    await client.query(once, [1]);
    const { rows } = await client.query('select statement from pg_prepared_statements');
    const kept = rows.map(({ statement }) => statement);
    expect(answers).toEqual([{ next: 2 }, { next: 3 }, { next: 4 }, { next: 5 }]);
    expect(kept.filter((text) => text === again.text)).toHaveLength(1);
    expect(kept).not.toContain(once.text);
  } finally {
    client.release();
    await database.close();
  }
});
