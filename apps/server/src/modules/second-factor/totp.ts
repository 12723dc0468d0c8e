import { createHmac, randomBytes } from 'node:crypto';

/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, thirty seconds. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be half a minute off, and typing takes time. */
const STEPS_AROUND = [0, -1, 1];

export function newSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

const stepAt = (now: Date) => Math.floor(now.getTime() / 1_000 / STEP_SECONDS);

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const codeAt = (secret: string, now: Date) => codeOfStep(secret, stepAt(now));

/** The step that a code belongs to; undefined when it is none of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const typed = code.replaceAll(/\s/g, '');
  const steps = STEPS_AROUND.map((around) => stepAt(now) + around);
  return steps.find((step) => codeOfStep(secret, step) === typed);
}

/** What the app on the phone reads from the QR code. */
export function otpauthAddress(secret: string, email: string): string {
  const address = new URL(`otpauth://totp/${encodeURIComponent(`Gabarita:${email}`)}`);
  address.search = new URLSearchParams({ secret, issuer: 'Gabarita' }).toString();
  return address.href;
}
