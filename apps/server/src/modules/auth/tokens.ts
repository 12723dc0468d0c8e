import { SESSION_DAYS_MAX, SHARED_COMPUTER_TOKEN_HOURS, TOKEN_DAYS } from '@gabarita/contract';
import { daysAfter, hoursAfter, minutesAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { hashOf, newToken } from '../../secrets.js';
import type { Services } from '../../services.js';
import { extendSignIn, findSignIn, insertSignIn } from './repository.js';

/** Using a token is written down at most this often: the list of sessions needs minutes, not every request. */
const TOUCH_MINUTES = 10;

export const isUseToBeNoted = (lastUsed: Date, now: Date) => now > minutesAfter(lastUsed, TOUCH_MINUTES);

/** A session slides with use, but not past its last day: a token that was stolen does not work for ever. */
function expiry(now: Date, signedInAt: Date, sharedComputer: boolean): Date {
  if (sharedComputer) return hoursAfter(signedInAt, SHARED_COMPUTER_TOKEN_HOURS);
  const slid = daysAfter(now, TOKEN_DAYS);
  const lastDay = daysAfter(signedInAt, SESSION_DAYS_MAX);
  return slid < lastDay ? slid : lastDay;
}

/** Signs a person in and returns the token, which exists nowhere else: the database keeps only its hash. */
export async function issueToken(
  db: Db,
  now: Date,
  signIn: { user_id: number; device: string; shared_computer: boolean; deviceHash: string },
): Promise<string> {
  const token = newToken();
  await insertSignIn(db, {
    ...signIn,
    token_hash: hashOf(token),
    created_at: now,
    expires_at: expiry(now, now, signIn.shared_computer),
  });
  return token;
}

/** The person a token belongs to. Tokens of 30 days slide with use, up to 90; those of shared computers end when they said. */
export async function recognizeToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<Person | null> {
  const now = clock.now();
  const found = await findSignIn(db, hashOf(token), now);
  if (!found) return null;
  const { signIn, person } = found;
  if (isUseToBeNoted(signIn.last_used_at, now)) {
    await extendSignIn(db, signIn, now, expiry(now, signIn.created_at, signIn.shared_computer));
  }
  return { ...person, signInId: signIn.id };
}
