import {
  type CallOutput,
  type CallParsed,
  LOGIN_CHALLENGE_MINUTES,
  messages,
  NEW_ACCOUNT_LIMIT,
  NEW_ACCOUNT_WINDOW_MINUTES,
  type UserView,
} from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import { minutesAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import { demoState } from '../../demo/state.js';
import type { Person } from '../../http/person.js';
import { hashOf, newToken, sameSecret } from '../../secrets.js';
import type { Services } from '../../services.js';
import { hasSecondFactor, requireSecondFactor } from '../second-factor/service.js';
import type { Limit } from '../throttles/throttles.js';
import { createAccount, EmailTaken, findAccountByEmail, findUserView, type NewAccount } from '../users/accounts.js';
import { deviceName } from './device-name.js';
import { hashNewPassword, passwordMatches } from './passwords.js';
import {
  deleteExpired,
  deleteOneTimeCodes,
  deleteSignIn,
  deleteSignIns,
  findChallenge,
  insertChallenge,
  isKnownDevice,
  listSignIns,
  spendChallenge,
} from './repository.js';
import { issueToken } from './tokens.js';
import { admitGuess, settleGuess } from './wrong-passwords.js';

/** Where a request comes from, as far as signing in cares. */
export interface Visitor {
  address: string;
  userAgent: string | undefined;
  /** The device cookie, if the browser has one from an earlier visit. */
  device: string | undefined;
  /** Whether they ask on the server's own computer. */
  here: boolean;
}

export interface SignedIn {
  token: string;
  user: UserView;
  /** To be kept in the browser's device cookie. */
  device: string;
}

type Registration = CallParsed<'POST /api/register', 'body'>;
type Credentials = CallParsed<'POST /api/login', 'body'>;

/** A whole school registers in one morning behind one address; a program that makes accounts does not stop there. */
const ACCOUNTS: Limit = { hits: NEW_ACCOUNT_LIMIT, minutes: NEW_ACCOUNT_WINDOW_MINUTES };

/**
 * Registering signs in at once, so it cannot help telling that an e-mail is taken. Told so few times an hour that nobody learns who has
 * an account here by asking. Past it nothing is told, of free e-mails neither: their accounts are made, and whoever made one signs in
 * by the door, where guesses are counted. Refusing them would let one person stop a whole school from registering.
 */
const TAKEN_EMAILS: Limit = { hits: 30, minutes: 60 };

export async function register(services: Services, visitor: Visitor, form: Registration): Promise<SignedIn> {
  await refuseUninvitedStaff(services, visitor, form);
  const { db, throttles } = services;
  const made = `register:${visitor.address}`;
  const taken = `taken-email:${visitor.address}`;
  if (!(await throttles.take(made, ACCOUNTS))) throw new AppError('request.throttled');
  const signedIn = await newcomer(services, visitor, form).catch(async (error: unknown) => {
    await throttles.giveBack(made);
    // Counted in the step that finds room: of fifty sent at once no more are told than of fifty in a row.
    if (error instanceof EmailTaken && !(await throttles.take(taken, TAKEN_EMAILS))) return undefined;
    throw error;
  });
  // Asked after the account was made: those sent together with the taken ones learn no more than those sent later.
  if (signedIn && !(await throttles.isFull(taken, TAKEN_EMAILS))) return signedIn;
  if (signedIn) await deleteSignIns(db, signedIn.user.id);
  throw new AppError('auth.registration-untold');
}

async function newcomer({ db, clock }: Services, visitor: Visitor, form: Registration): Promise<SignedIn> {
  const { name, email, role, password, shared_computer } = form;
  const account = {
    name,
    email,
    role,
    password_hash: await hashNewPassword(password, visitor.address),
    created_at: clock.now(),
  };
  return db.transaction((tx) => openAccount(tx, visitor, account, shared_computer));
}

/** A new account, signed in. */
export async function openAccount(
  tx: Db,
  visitor: Visitor,
  account: NewAccount,
  sharedComputer: boolean,
): Promise<SignedIn> {
  const user = await createAccount(tx, account);
  return signIn(tx, account.created_at, visitor, user, sharedComputer);
}

/** The school chose this code itself, so it may be a word. */
const INVITE_CODES: Limit = { hits: 50, minutes: 60 };

async function refuseUninvitedStaff(
  services: Services,
  { address, here }: Visitor,
  { role, invite_code = '' }: Registration,
): Promise<void> {
  const { config, throttles } = services;
  if (role === 'student' || (here && (await isOpenToStaff(services)))) return;
  if (role === 'admin') throw fieldError('role', messages.validation.adminAppointed);
  const misses = `invite-code:${address}`;
  if (!(await throttles.take(misses, INVITE_CODES))) throw new AppError('request.throttled');
  const invited = config.staffInviteCode !== undefined && sameSecret(config.staffInviteCode, invite_code);
  if (!invited) throw fieldError('invite_code', messages.validation.inviteCodeWrong);
  await throttles.giveBack(misses);
}

/** Asked of the database each time: a demonstration may be cleared while the server runs. */
const isOpenToStaff = async ({ db, installation }: Services): Promise<boolean> =>
  installation.openStaffRegistration && (await demoState(db)) === 'seeded';

export async function logIn(services: Services, visitor: Visitor, credentials: Credentials): Promise<SignedIn> {
  const { db, clock, throttles } = services;
  const now = clock.now();
  const account = await findAccountByEmail(db, credentials.email);
  const guess = await admitGuess(
    throttles,
    {
      email: credentials.email,
      exists: account !== undefined,
      address: visitor.address,
      knownDevice: account && (await knownDeviceOf(db, account.id, visitor)),
    },
    'auth.throttled',
  );
  const right = await passwordMatches(account?.password_hash, credentials.password, visitor.address);
  await settleGuess(throttles, guess, right, 'auth.throttled');
  if (!right || !account) throw new AppError('auth.wrong-credentials');
  if (account.demo && !services.installation.demo) throw new AppError('auth.demo-account');
  if (account.deactivated_at) throw new AppError('auth.deactivated');
  if (await hasSecondFactor(db, account.id)) throw await challengeTo(services, account.id, credentials.shared_computer);
  return enter(db, now, visitor, account.id, credentials.shared_computer);
}

/** Half a login. A page that knows of second factors goes on with it; an older one shows the sentence. */
async function challengeTo({ db, clock }: Services, user_id: number, shared_computer: boolean): Promise<AppError> {
  const challenge = newToken();
  const expires_at = minutesAfter(clock.now(), LOGIN_CHALLENGE_MINUTES);
  await insertChallenge(db, { token_hash: hashOf(challenge), user_id, shared_computer, expires_at });
  return new AppError('auth.second-factor-needed', undefined, { challenge });
}

/** The other half: the code of the second factor. */
export async function logInWithCode(
  services: Services,
  visitor: Visitor,
  { challenge, code }: CallParsed<'POST /api/login/second-factor', 'body'>,
): Promise<SignedIn> {
  const { db, clock } = services;
  const now = clock.now();
  const found = await findChallenge(db, hashOf(challenge), now);
  if (!found) throw new AppError('auth.challenge-over');
  await requireSecondFactor(services, found.user_id, code);
  if (!(await spendChallenge(db, hashOf(challenge)))) throw new AppError('auth.challenge-over');
  return enter(db, now, visitor, found.user_id, found.shared_computer);
}

async function enter(db: Db, now: Date, visitor: Visitor, userId: number, sharedComputer: boolean): Promise<SignedIn> {
  const user = await findUserView(db, userId);
  if (!user) throw new AppError('auth.wrong-credentials');
  return signIn(db, now, visitor, user, sharedComputer);
}

async function knownDeviceOf(db: Db, userId: number, { device }: Visitor): Promise<string | undefined> {
  if (!device) return undefined;
  const hash = hashOf(device);
  return (await isKnownDevice(db, userId, hash)) ? hash : undefined;
}

async function signIn(db: Db, now: Date, visitor: Visitor, user: UserView, sharedComputer: boolean): Promise<SignedIn> {
  const device = visitor.device ?? newToken();
  const token = await issueToken(db, now, {
    user_id: user.id,
    device: deviceName(visitor.userAgent),
    shared_computer: sharedComputer,
    deviceHash: hashOf(device),
  });
  return { token, user, device };
}

export const logOut = (db: Db, person: Person) => deleteSignIn(db, person.id, person.signInId);

export async function listOwnSignIns(
  { db, clock }: Services,
  person: Person,
): Promise<CallOutput<'GET /api/user/sign-ins'>> {
  const rows = await listSignIns(db, person.id, clock.now());
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    shared_computer: row.shared_computer,
    current: row.id === person.signInId,
  }));
}

export async function revokeSignIn(db: Db, person: Person, signInId: number): Promise<void> {
  if (!(await deleteSignIn(db, person.id, signInId))) throw new AppError('not-found');
}

export const endAllSessions = (db: Db, userId: number) => deleteSignIns(db, userId);

export const revokeOtherSignIns = (db: Db, person: Person) => deleteSignIns(db, person.id, person.signInId);

export { deleteExpired as deleteExpiredSecrets, deleteOneTimeCodes };
