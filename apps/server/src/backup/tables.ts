import type pg from 'pg';

/** A table as a backup sees it: the columns that are stored rather than computed, and what gives its rows an order. */
export interface StoredTable {
  name: string;
  columns: string[];
  primaryKey: string[];
  /** The column whose numbers the database hands out, where there is one. */
  identity: string | null;
}

type Catalogued = StoredTable & { parents: string[] };

/** Which tables there are is the database's to say: a list kept by hand would one day forget a new one in silence. */
const CATALOGUE = `
  select t.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey)
      where i.indrelid = t.oid and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)) as "primaryKey",
    (select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attidentity <> '') as identity,
    array(select distinct p.relname::text from pg_constraint c join pg_class p on p.oid = c.confrelid
      where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as parents
  from pg_class t
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.relname <> 'migrations'
  order by t.relname`;

/** Every table of the schema, each after those that its rows point to, so that loading them in order breaks no reference. */
export async function tablesInOrder(client: pg.ClientBase | pg.Pool): Promise<StoredTable[]> {
  const { rows } = await client.query<Catalogued>(CATALOGUE);
  const waiting = new Map(rows.map((table) => [table.name, table]));
  const ordered: StoredTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ parents }) => !parents.some((parent) => waiting.has(parent)));
    if (ready.length === 0) throw new Error(`tables that point at each other: ${[...waiting.keys()].join(', ')}`);
    for (const { parents, ...table } of ready) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}
