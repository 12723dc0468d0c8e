import { TURMA_CODE_LENGTH } from '@gabarita/contract/constants';

const SMALLEST = 100_000;
const LARGEST = 999_999;

/** A random code. `getRandomValues` is there on plain http too, where much of the crypto is not. */
export function generateCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  // The bias of a remainder of 2³² is a few parts in ten thousand: codes are handed out, not secrets to be guessed.
  return String(SMALLEST + (random % (LARGEST - SMALLEST + 1)));
}

/** Digits only, six at most, however they were typed or pasted: "123 456" is 123456. */
export const onlyDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, TURMA_CODE_LENGTH);
