import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../src/config.js';
import { answerInTrouble, type Trouble } from './troubles.js';

type Account = NonNullable<Config['s3']>;

/** A small S3: keeps objects in memory, and refuses whoever signs wrong (Signature Version 4, checked by hand). */
export async function startFakeBucket() {
  const account = { name: 'escola', region: 'sa-east-1', accessKeyId: 'AKID', secretAccessKey: 'segredo' };
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  let trouble: Trouble | undefined;
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const body = await buffer(request);
    asked.push(`${method} ${path}`);
    if (trouble) return answerInTrouble(trouble, response);
    if (!isSigned(request, body, account)) return response.writeHead(403).end();
    if (method === 'PUT') objects.set(path, body);
    if (method === 'DELETE') objects.delete(path);
    const found = objects.get(path);
    if (method === 'DELETE') return response.writeHead(204).end();
    return found ? response.writeHead(200).end(method === 'GET' ? found : '') : response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const suffer = (what: Trouble | undefined) => {
    trouble = what;
  };
  const isTroubled = () => trouble !== undefined;
  return { bucket: { ...account, endpoint }, objects, asked, suffer, isTroubled, close };
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function isSigned(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  account: Omit<Account, 'endpoint'>,
): boolean {
  const authorization = /Credential=(\S+?), SignedHeaders=(\S+?), Signature=(\w+)/.exec(headers.authorization ?? '');
  const [, credential = '', signedHeaders = '', signature] = authorization ?? [];
  const [keyId, day = '', ...scope] = credential.split('/');
  const lines = signedHeaders.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url, '', lines.join(''), signedHeaders, headers['x-amz-content-sha256']].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], [day, ...scope].join('/'), sha256(canonical)].join('\n');
  const key = [day, account.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${account.secretAccessKey}`,
  );
  return (
    keyId === account.accessKeyId &&
    headers['x-amz-content-sha256'] === sha256(body) &&
    signature === hmac(key, toSign).toString('hex')
  );
}
