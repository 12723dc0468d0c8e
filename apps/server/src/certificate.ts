import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { StartError } from './app-error.js';

/** What TLS_CERT and TLS_KEY point to. Tried out at once: a file that is missing or another's is a mistake of the settings. */
export function readCertificate({ cert, key }: { cert: string; key: string }): { cert: Buffer; key: Buffer } {
  try {
    const pair = { cert: readFileSync(cert), key: readFileSync(key) };
    createSecureContext(pair);
    return pair;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Não foi possível usar o certificado de TLS_CERT e TLS_KEY: ${reason}`);
  }
}
