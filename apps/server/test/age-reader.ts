import { createDecipheriv, hkdfSync, scryptSync } from 'node:crypto';

const CHUNK = 64 * 1_024;
const TAG = 16;

/** Opens a file of age with Node's own ciphers, by the specification (age-encryption.org/v1): what anybody else's tool does. */
export function readAge(file: Buffer, passphrase: string): Buffer {
  const header = /^age-encryption\.org\/v1\n-> scrypt (\S+) (\d+)\n(\S+)\n--- \S+\n/.exec(file.toString('latin1'));
  if (!header) throw new Error('no age file');
  const [whole, salt = '', logN = '', wrapped = ''] = header;
  const label = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), Buffer.from(salt, 'base64')]);
  const N = 2 ** Number(logN);
  const wrapKey = scryptSync(passphrase, label, 32, { N, r: 8, p: 1, maxmem: 256 * N * 8 });
  const fileKey = opened(wrapKey, Buffer.alloc(12), Buffer.from(wrapped, 'base64'));
  const nonce = file.subarray(whole.length, whole.length + 16);
  const key = Buffer.from(hkdfSync('sha256', fileKey, nonce, 'payload', 32));
  const payload = file.subarray(whole.length + 16);
  const chunks: Buffer[] = [];
  for (let start = 0; start < payload.length; start += CHUNK + TAG) {
    const chunk = payload.subarray(start, start + CHUNK + TAG);
    const counter = Buffer.alloc(12);
    counter.writeUInt32BE(chunks.length, 7);
    counter[11] = start + chunk.length === payload.length ? 1 : 0;
    chunks.push(opened(key, counter, chunk));
  }
  return Buffer.concat(chunks);
}

function opened(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const cipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG });
  cipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]);
}
