import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDataDirectory } from '../../../test/test-database.js';
import { openEmbedded } from './embedded-database.js';
import { EngineThread } from './engine-thread.js';
import { Snapshots } from './snapshots.js';
import { walSync } from './wal-sync.js';

let dataDir = '';
beforeEach(() => {
  dataDir = aDataDirectory();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const said: string[] = [];
const open = () => openEmbedded(dataDir, (line) => said.push(line));

describe('the embedded database', () => {
  it('answers the next query after one that failed, and undoes a transaction left open', async () => {
    const { pool, close } = await open();
    await expect(pool.query('select * from nada')).rejects.toThrow('does not exist');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.query('create table notes (text text)');
    const client = await pool.connect();
    await client.query('begin');
    await client.query("insert into notes values ('half')");
    client.release(new Error('the connection broke'));
    expect((await pool.query('select count(*)::int as n from notes')).rows).toEqual([{ n: 0 }]);
    await close();
  });

  it('serves nobody who reaches its socket without its secret', async () => {
    const engine = await EngineThread.start(join(dataDir, 'database'));
    const { application_name, ...address } = engine.connection;
    const stranger = new pg.Client({ ...address, application_name: 'psql' });
    await expect(stranger.connect()).rejects.toThrow('Connection terminated');
    const own = new pg.Client({ ...address, application_name });
    await own.connect();
    expect((await own.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await own.end();
    await engine.close();
  });

  it('carries answers of megabytes', async () => {
    const { pool, close } = await open();
    const { rows } = await pool.query("select repeat('é', 3000000) as text");
    expect((rows[0] as { text: string }).text).toHaveLength(3_000_000);
    await close();
  });

  it('goes back to the last good snapshot when its files are destroyed, and says so', async () => {
    const first = await open();
    await first.pool.query('create table notes (text text)');
    await first.pool.query("insert into notes values ('kept')");
    await first.embedded?.snapshot(new Date('2026-11-01T10:00:00Z'));
    await first.close();
    const database = join(dataDir, 'database');
    writeFileSync(join(database, 'global', 'pg_control'), 'destroyed');

    const second = await open();
    expect((await second.pool.query('select text from notes')).rows).toEqual([{ text: 'kept' }]);
    await second.close();
    expect(said.at(-1)).toMatch(/Voltamos à cópia de 2026-11-01T10-00-00-000Z; o original ficou em .*broken/);
    expect(readdirSync(dataDir).some((name) => name.startsWith('database.broken-'))).toBe(true);
  });

  it('takes a snapshot that is asked for while another is being taken after it, and both open', async () => {
    const { pool, embedded, close } = await open();
    await pool.query('create table notes as select repeat(md5(n::text), 50) as text from generate_series(1, 5000) n');
    const moments = ['01', '02'].map((day) => new Date(`2026-11-${day}T10:00:00Z`));
    const folders = await Promise.all(moments.map((moment) => embedded?.snapshot(moment)));
    await close();
    for (const folder of folders) {
      const copy = await EngineThread.start(folder ?? '');
      const client = new pg.Client(copy.connection);
      await client.connect();
      expect((await client.query('select count(*)::int as n from notes')).rows).toEqual([{ n: 5_000 }]);
      await client.end();
      await copy.close();
    }
  });

  it('keeps the three newest snapshots', async () => {
    const { embedded, close } = await open();
    for (const day of ['01', '02', '03', '04']) await embedded?.snapshot(new Date(`2026-11-${day}T10:00:00Z`));
    await close();
    expect(
      readdirSync(join(dataDir, 'snapshots'))
        .sort()
        .map((name) => name.slice(0, 10)),
    ).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
  });

  it('keeps its place when it cannot be put back from a snapshot', async () => {
    const directory = join(dataDir, 'database');
    const before = readdirSync(directory);
    await expect(new Snapshots(join(dataDir, 'snapshots')).restore('gone', directory)).rejects.toThrow('ENOENT');
    expect(readdirSync(directory)).toEqual(before);
  });

  it('is durable though a checkpoint removes a segment of its log meanwhile', async () => {
    const directory = join(dataDir, 'database');
    // Listed, and gone when it is looked at.
    symlinkSync('nowhere', join(directory, 'pg_wal', '0000000100000000000000FF'));
    await expect(walSync(directory)()).resolves.toBeUndefined();
  });

  it('says that it cannot be opened when there is no snapshot to go back to', async () => {
    await (await open()).close();
    writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'destroyed');
    await expect(open()).rejects.toThrow(/não abre, e não há cópia dele/);
  });
});
