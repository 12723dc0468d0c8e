import fs from 'node:fs';
import { cp } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { wireServer } from './wire-server.js';

/** The embedded engine lives in a thread of its own: a long query must not stop the server from answering others. */

export interface EmbeddedWorkerData {
  directory: string;
  address: { path: string } | { host: string; port: number };
  /** What a client of the socket shows. */
  secret: string;
}
export type EmbeddedWorkerOrder = { order: 'snapshot'; to: string } | { order: 'close' };
export type EmbeddedWorkerReport = { report: 'ready' | 'done' } | { report: 'failed'; reason: string };

const port = parentPort;
if (!port) throw new Error('embedded-worker runs only as a worker thread');
const report = (message: EmbeddedWorkerReport) => port.postMessage(message);
const failed = (error: unknown) =>
  report({ report: 'failed', reason: error instanceof Error ? error.message : String(error) });

const { directory, address, secret } = workerData as EmbeddedWorkerData;

/** The engine opens each file it makes to everybody, whatever the umask. In this thread nobody else may want a file to be open. */
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700);

try {
  const engine = await PGlite.create(directory, { extensions: { unaccent, pg_trgm } });
  const server = wireServer(engine, secret);
  await new Promise<void>((listening) => server.listen(address, listening));

  port.on('message', async (message: EmbeddedWorkerOrder) => {
    try {
      if (message.order === 'snapshot') {
        await engine.exec('CHECKPOINT');
        // Nothing runs while the files are copied, so the copy is what a crash at this moment would leave behind.
        await engine.runExclusive(() => cp(directory, message.to, { recursive: true }));
      } else {
        server.close();
        await engine.close();
      }
      report({ report: 'done' });
    } catch (error) {
      failed(error);
    }
  });
  report({ report: 'ready' });
} catch (error) {
  failed(error);
}
