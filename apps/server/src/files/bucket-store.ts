import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.js';
import type { FileStore } from './file-store.js';

type Bucket = NonNullable<Config['s3']>;

/**
 * Files in a bucket of an S3-compatible service, for servers that share them or whose disk does not last. Each server
 * keeps what it wrote or read in its own folder: names never stand for other content, so no copy grows old.
 */
export function bucketStore(bucket: Bucket, kind: string, copies: FileStore): FileStore {
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  // With the bucket in the path, which every compatible service understands; as a host name, not all do.
  const ask = (method: string, name: string, body: Buffer = Buffer.alloc(0)) =>
    client.fetch(`${endpoint}/${bucket.name}/${kind}/${name}`, {
      method,
      // Signed with the rest, so that what arrives is what was sent, over plain http in a school's own network too.
      headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(30_000),
    });

  return {
    async has(name) {
      if (await copies.has(name)) return true;
      const { ok, status } = await ask('HEAD', name);
      if (!ok && status !== 404) throw refusal('HEAD', status);
      return ok;
    },
    async read(name) {
      const copy = await copies.read(name);
      if (copy) return copy;
      const response = await ask('GET', name);
      if (response.status === 404) return undefined;
      if (!response.ok) throw refusal('GET', response.status);
      const bytes = Buffer.from(await response.arrayBuffer());
      await copies.write(name, bytes);
      return bytes;
    },
    async write(name, bytes) {
      const { ok, status } = await ask('PUT', name, bytes);
      if (!ok) throw refusal('PUT', status);
      await copies.write(name, bytes);
    },
    async remove(name) {
      const { ok, status } = await ask('DELETE', name);
      if (!ok && status !== 404) throw refusal('DELETE', status);
      await copies.remove(name);
    },
  };
}

const refusal = (method: string, status: number) => new Error(`the bucket answered ${status} to a ${method}`);
