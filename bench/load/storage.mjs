import { openDatabase } from '../../apps/server/dist/db/open.js';

const TABLES = ['sessions', 'session_answers', 'attempts', 'attempt_answers', 'ranking_results', 'ranking_standings'];

/** Bytes that exams sat take in PostgreSQL, indexes included. */
export async function storedBytes(env) {
  if (!env.DATABASE_URL) return undefined;
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, console.error);
  const { rows } = await database.pool.query(
    'select sum(pg_total_relation_size(name::regclass))::double precision as bytes from unnest($1::text[]) name',
    [TABLES],
  );
  await database.close();
  return rows[0].bytes;
}
