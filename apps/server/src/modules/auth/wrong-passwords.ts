import { WRONG_PASSWORD_LIMIT, WRONG_PASSWORD_WINDOW_MINUTES } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Limit, Throttles } from '../throttles/throttles.js';
import { passwordMatches } from './passwords.js';

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

/**
 * Lets a guess in, counted as a miss before anybody looks at it: of fifty at once no more are looked at than of fifty in a row.
 * Not so by address, where a whole school that signs in at the same moment would find the places taken by its own right
 * passwords; there, those under way may exceed the limit.
 */
export async function admitGuess(
  throttles: Throttles,
  guess: Guess,
  refusal: 'auth.throttled' | 'auth.codes-throttled',
): Promise<void> {
  const admitted =
    !(await throttles.isFull(addressKey(guess), PER_ADDRESS)) && (await throttles.take(accountKey(guess), PER_ACCOUNT));
  if (!admitted) throw new AppError(refusal);
}

export const noteWrongGuess = (throttles: Throttles, guess: Guess) => throttles.count(addressKey(guess), PER_ADDRESS);

/**
 * Asks somebody signed in for the password again, as often as at the door: whoever finds a session open on a school's computer
 * must not be able to try them all. Counted by account and apart from signing in, which this never blocks.
 */
export async function isOwnPassword(
  throttles: Throttles,
  account: { id: number; password_hash: string },
  password: string,
): Promise<boolean> {
  const key = `password:again:${account.id}`;
  if (!(await throttles.take(key, PER_ACCOUNT))) throw new AppError('auth.throttled');
  const right = await passwordMatches(account.password_hash, password);
  if (right) await throttles.forget(key);
  return right;
}

/** The account's misses are forgiven with it. */
export const noteRightGuess = (throttles: Throttles, guess: Guess) => throttles.forget(accountKey(guess));
