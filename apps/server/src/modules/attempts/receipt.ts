import { createHash, randomBytes } from 'node:crypto';

/** Without the letters that are taken for digits. */
const RECEIPT_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Of parts that its reader knows all of: whatever else goes in could be found out by trying. */
export const receiptFrom = (parts: readonly unknown[]): string =>
  lettersOf(createHash('sha256').update(parts.join('|')).digest());

/** Says nothing but that it was given out. */
export const randomReceipt = (): string => lettersOf(randomBytes(LENGTH));

function lettersOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => RECEIPT_LETTERS[byte % RECEIPT_LETTERS.length]);
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}
