import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Random, opaque, and of no use to whoever reads the database: only hashes of these are stored. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Letters and digits that nobody confuses when a code is read out in class. */
const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** 49 bits in two groups, as in `K7QWM-3XZ9P`: short enough to dictate, long enough not to guess within a day. */
export function newReadableCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => READABLE[randomInt(READABLE.length)]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** What was dictated may come back in lower case, without the dash, or with spaces. Tokens of links stay as they are. */
export const normalizeCode = (code: string) =>
  code.length > CODE_LENGTH + 5 ? code : code.toUpperCase().replaceAll(/[\s-]/g, '');

/** A plain hash is enough for secrets that are random to begin with; passwords go through argon2. */
export const hashOf = (secret: string) => hash('sha256', secret);

export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}
