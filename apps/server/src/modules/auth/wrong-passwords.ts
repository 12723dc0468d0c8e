import { WRONG_PASSWORD_LIMIT, WRONG_PASSWORD_WINDOW_MINUTES } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import { type AddressLimits, type Admission, SharedAddress } from '../throttles/shared-address.js';
import type { Limit, Throttles } from '../throttles/throttles.js';
import { passwordMatches } from './passwords.js';

const PER_ACCOUNT: Limit = { hits: WRONG_PASSWORD_LIMIT, minutes: WRONG_PASSWORD_WINDOW_MINUTES };

/** A whole school shares one address: it is limited only where no school would reach. See docs/security.md for the sums. */
const PER_ADDRESS: AddressLimits = {
  misses: { hits: 500, minutes: WRONG_PASSWORD_WINDOW_MINUTES },
  accounts: { hits: 300, minutes: WRONG_PASSWORD_WINDOW_MINUTES },
  slowly: { hits: 20, minutes: 1 },
};
const addressOf = (throttles: Throttles) => new SharedAddress(throttles, 'password', PER_ADDRESS);

/** Who is guessing: the account aimed at, the address, and the device if that account signed in on it before. */
export interface Guess {
  email: string;
  /** Whether somebody has that e-mail. */
  exists: boolean;
  address: string;
  knownDevice: string | undefined;
}

/** A guess that is looked at, and how it came in. */
export interface AdmittedGuess extends Guess {
  clean: boolean;
  admission: Admission;
}

type Refusal = 'auth.throttled' | 'auth.codes-throttled';

/** A known device has a counter of its own, so that strangers guessing at an account cannot lock its owner out. */
const accountKey = ({ email, knownDevice }: Guess) =>
  knownDevice ? `password:device:${knownDevice}:${email.toLowerCase()}` : `password:${email.toLowerCase()}`;

/**
 * Lets a guess in, counted as a miss before anybody looks at it: of fifty at once no more are looked at than of fifty in a row.
 * Not so by address, where a whole school that signs in at the same moment would find the places taken by its own right
 * passwords; there, those under way may exceed the limit. A device that the account knows owes the address nothing.
 */
export async function admitGuess(throttles: Throttles, guess: Guess, refusal: Refusal): Promise<AdmittedGuess> {
  const key = accountKey(guess);
  if (!(await throttles.take(key, PER_ACCOUNT))) throw new AppError(refusal);
  // After its own place was taken: of ten sent at once no more than one is the account's first.
  const clean = !(await throttles.isFull(key, { ...PER_ACCOUNT, hits: 2 }));
  const admission = guess.knownDevice ? 'free' : await addressOf(throttles).admit(guess.address, clean);
  if (admission === 'refused') {
    await throttles.giveBack(key);
    throw new AppError(refusal);
  }
  return { ...guess, clean, admission };
}

/** Counts what the guess turned out to be; refuses to tell it when the address has missed too often meanwhile. */
export async function settleGuess(
  throttles: Throttles,
  guess: AdmittedGuess,
  right: boolean,
  refusal: Refusal,
): Promise<void> {
  const told = guess.knownDevice || (await addressOf(throttles).settle({ ...guess, right }));
  if (!told) throw new AppError(refusal);
  if (right) await forgiveMisses(throttles, guess);
}

/** Whoever was right has the account's misses forgiven. */
export const forgiveMisses = (throttles: Throttles, guess: Guess) => throttles.forget(accountKey(guess));

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
  const right = await passwordMatches(account.password_hash, password, `person:${account.id}`);
  if (right) await throttles.forget(key);
  return right;
}
