import { messages } from '@gabarita/contract';
import { hash, verify } from '@node-rs/argon2';
import { fieldError } from '../../app-error.js';
import { isCommonPassword } from './common-passwords.js';

/**
 * argon2id with one of the settings that OWASP gives as its equal minima: of the five, the one that took least of our
 * processor (30 ms, off the main thread; 46 with the most memory) and of its memory (7 MiB for each log-in under way).
 */
const COST = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

/** The hash of a password that somebody chose, wherever that was: the ones that everybody tries first are refused. */
export async function hashNewPassword(password: string): Promise<string> {
  refuseCommonPassword(password);
  return hashPassword(password);
}

export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw fieldError('password', messages.validation.passwordCommon);
}

/** Stands in for the hash of an account that does not exist, so that asking for one takes as long as for any other. */
let nobody: Promise<string> | undefined;

export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await nobody), password);
  return storedHash !== undefined && matches;
}
