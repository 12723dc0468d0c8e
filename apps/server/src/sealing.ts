import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.js';
import { newToken } from './secrets.js';

/** Secrets that must be read again, so that no hash will do: a stolen database or backup is worth nothing without the key. */

type Keeper = Pick<Config, 'secretKey' | 'dataDir'>;

const CIPHER = 'aes-256-gcm';
const KEY_FILE = 'secret.key';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `owner` is sealed in: what was sealed for one cannot be passed off as another's. */
export async function seal(keeper: Keeper, text: string, owner: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await keyOf(keeper), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined when it was sealed with another key, or for another. */
export async function unseal(keeper: Keeper, sealed: string, owner: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, await keyOf(keeper), iv)
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

async function keyOf({ secretKey, dataDir }: Keeper): Promise<Buffer> {
  const secret = secretKey ?? (await secretIn(dataDir));
  return Buffer.from(hkdfSync('sha256', secret, '', 'gabarita sealing', 32));
}

/** Made by the first who needs it; of two at the same moment the second reads what the first wrote. */
async function secretIn(dataDir: string): Promise<string> {
  const file = join(dataDir, KEY_FILE);
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, newToken(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
