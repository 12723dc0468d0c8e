import { messages } from '@gabarita/contract';
import { hash, verify } from '@node-rs/argon2';
import { AppError, fieldError } from '../../app-error.js';
import { ThreadQueue } from '../../threads/thread-queue.js';
import { isCommonPassword } from './common-passwords.js';

/**
 * argon2id with one of the settings that OWASP gives as its equal minima: of the five, the one that took least of our
 * processor (30 ms, off the main thread; 46 with the most memory) and of its memory (7 MiB for each log-in under way).
 */
const COST = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

/** Node has four threads for hashes, files and names. One is left to the files. */
const AT_ONCE = 3;
/** A school of 2,000 that signs in at one moment, and as many again. */
const MOST_WAITING = 4_000;
const queue = new ThreadQueue(AT_ONCE);

/** Whoever sends passwords faster than they are looked at waits for himself: another address, or person, goes before his second. */
async function inTurn<T>(asker: string, work: () => Promise<T>): Promise<T> {
  if (queue.waitingOf(asker) >= MOST_WAITING) throw new AppError('server.overloaded');
  const turn = await queue.turn(asker);
  try {
    return await work();
  } finally {
    turn.end();
  }
}

/** The hash of a password that somebody chose, wherever that was: the ones that everybody tries first are refused. */
export async function hashNewPassword(password: string, asker: string): Promise<string> {
  refuseCommonPassword(password);
  return inTurn(asker, () => hashPassword(password));
}

export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw fieldError('password', messages.validation.passwordCommon);
}

/** Stands in for the hash of an account that does not exist, so that asking for one takes as long as for any other. */
let nobody: Promise<string> | undefined;

export async function passwordMatches(
  storedHash: string | undefined,
  password: string,
  asker: string,
): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const against = storedHash ?? (await nobody);
  const matches = await inTurn(asker, () => verify(against, password));
  return storedHash !== undefined && matches;
}
