import { MAX_SERIAL } from './sheet-code.js';

/** Crockford's alphabet: no I, L, O or U, which people misread or would rather not read. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A serial as people read it out: `0Z3-K9Q`. */
export function printedCode(serial: number): string {
  const digits = Array.from({ length: LENGTH }, (_, place) => ALPHABET.charAt(Math.floor(serial / 32 ** place) % 32));
  const text = digits.reverse().join('');
  return `${text.slice(0, 3)}-${text.slice(3)}`;
}

/** The serial a person typed, or null when it cannot be one. */
export function parsePrintedCode(text: string): number | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (plain.length !== LENGTH) return null;
  const digits = [...plain].map((character) => ALPHABET.indexOf(character));
  if (digits.includes(-1)) return null;
  const serial = digits.reduce((value, digit) => value * 32 + digit, 0);
  return serial <= MAX_SERIAL ? serial : null;
}
