import { createHash } from 'node:crypto';
import { FILE_MAX_BYTES } from '@gabarita/contract';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.js';
import { bounded } from '../outbound/bounded.js';
import type { FileStore } from './file-store.js';
import { FilesUnavailable } from './files-unavailable.js';

type Bucket = NonNullable<Config['s3']>;

/** For the whole of an answer, its last byte included: somebody waits for it in front of a screen. */
const PATIENCE_MS = 10_000;
/** More than any file that was put there: pictures are encoded anew, and may grow. */
const MAX_BYTES = 4 * FILE_MAX_BYTES;
const NOT_FOUND = 404;

/** Files in a bucket of an S3-compatible service, for servers that share them or whose disk does not last. */
export function bucketStore(bucket: Bucket, kind: string): FileStore {
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  const ask = async (method: string, name: string, body: Buffer = Buffer.alloc(0)) => {
    try {
      // With the bucket in the path, which every compatible service understands; as a host name, not all do.
      const answer = await client.fetch(`${endpoint}/${bucket.name}/${kind}/${name}`, {
        method,
        // Signed with the rest, so that what arrives is what was sent, over plain http in a school's own network too.
        headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return { ok: answer.ok, status: answer.status, bytes: await bounded(answer.body ?? [], MAX_BYTES) };
    } catch (cause) {
      throw new FilesUnavailable(`the bucket did not answer a ${method}`, { cause });
    }
  };
  const find = async (method: string, name: string): Promise<Buffer | undefined> => {
    const { ok, status, bytes } = await ask(method, name);
    if (!ok && status !== NOT_FOUND) throw refusal(method, status);
    return ok ? bytes : undefined;
  };

  return {
    has: async (name) => (await find('HEAD', name)) !== undefined,
    read: (name) => find('GET', name),
    async write(name, bytes) {
      const { ok, status } = await ask('PUT', name, bytes);
      if (!ok) throw refusal('PUT', status);
    },
    async remove(name) {
      await find('DELETE', name);
    },
  };
}

const refusal = (method: string, status: number) =>
  new FilesUnavailable(`the bucket answered ${status} to a ${method}`);
