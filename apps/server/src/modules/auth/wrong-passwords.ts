import { WRONG_PASSWORD_LIMIT, WRONG_PASSWORD_WINDOW_MINUTES } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { countMiss, forgetMisses, isThrottled, type Limit } from '../throttles/service.js';

const PER_ACCOUNT: Limit = { hits: WRONG_PASSWORD_LIMIT, minutes: WRONG_PASSWORD_WINDOW_MINUTES };
/** A whole school shares one address: it is limited only where no school would reach. */
const PER_ADDRESS: Limit = { hits: 500, minutes: WRONG_PASSWORD_WINDOW_MINUTES };

/** Who is guessing: the account aimed at, the address, and the device if that account signed in on it before. */
export interface Guess {
  email: string;
  address: string;
  knownDevice: string | undefined;
}

/** A known device has a counter of its own, so that strangers guessing at an account cannot lock its owner out. */
const accountKey = ({ email, knownDevice }: Guess) =>
  knownDevice ? `password:device:${knownDevice}:${email.toLowerCase()}` : `password:${email.toLowerCase()}`;
const addressKey = ({ address }: Guess) => `password:address:${address}`;

export async function refuseTooManyGuesses(db: Db, guess: Guess, now: Date): Promise<void> {
  const tooMany =
    (await isThrottled(db, accountKey(guess), PER_ACCOUNT, now)) ||
    (await isThrottled(db, addressKey(guess), PER_ADDRESS, now));
  if (tooMany) throw new AppError('auth.throttled');
}

export async function countWrongGuess(db: Db, guess: Guess, now: Date): Promise<void> {
  await countMiss(db, accountKey(guess), PER_ACCOUNT, now);
  await countMiss(db, addressKey(guess), PER_ADDRESS, now);
}

export const forgetWrongGuesses = (db: Db, guess: Guess) => forgetMisses(db, accountKey(guess));
