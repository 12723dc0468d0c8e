import { WRONG_PASSWORD_LIMIT, WRONG_PASSWORD_WINDOW_MINUTES } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Limit, Throttles } from '../throttles/throttles.js';

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

export async function refuseTooManyGuesses(throttles: Throttles, guess: Guess): Promise<void> {
  const tooMany =
    (await throttles.isFull(accountKey(guess), PER_ACCOUNT)) ||
    (await throttles.isFull(addressKey(guess), PER_ADDRESS));
  if (tooMany) throw new AppError('auth.throttled');
}

export async function countWrongGuess(throttles: Throttles, guess: Guess): Promise<void> {
  await throttles.count(accountKey(guess), PER_ACCOUNT);
  await throttles.count(addressKey(guess), PER_ADDRESS);
}

export const forgetWrongGuesses = (throttles: Throttles, guess: Guess) => throttles.forget(accountKey(guess));
