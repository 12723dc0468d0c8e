import { type CallParsed, messages, type UserView } from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import { noteDeletion } from '../../backup/deletions.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { discardOldPhotos } from '../answer-sheets/photos.js';
import { hashNewPassword } from '../auth/passwords.js';
import { deleteOneTimeCodes, revokeOtherSignIns } from '../auth/service.js';
import { isOwnPassword } from '../auth/wrong-passwords.js';
import type { Limit } from '../throttles/throttles.js';
import {
  type Account,
  type AccountChanges,
  deleteAccount,
  findAccount,
  findUserView,
  otherAdminExists,
  updateAccount,
} from '../users/accounts.js';

type ProfileChanges = CallParsed<'PATCH /api/user', 'body'>;

export async function ownProfile(db: Db, person: Person): Promise<UserView> {
  const user = await findUserView(db, person.id);
  if (!user) throw new AppError('auth.required');
  return user;
}

/** An e-mail that is taken is told to its would-be owner, and not to whoever goes through a list. */
const TAKEN_EMAILS: Limit = { hits: 10, minutes: 60 };

/** Name and visibility change freely; e-mail and password only with the current password. */
export async function updateProfile(services: Services, person: Person, wanted: ProfileChanges): Promise<UserView> {
  const { db } = services;
  const account = await ownAccount(db, person);
  const newEmail = wanted.email !== undefined && wanted.email.toLowerCase() !== account.email.toLowerCase();
  const guarded = newEmail || wanted.password !== undefined;
  if (guarded) await requireCurrentPassword(services, account, wanted.current_password);

  const changes: AccountChanges = {
    ...(wanted.name !== undefined && { name: wanted.name }),
    ...(wanted.email !== undefined && { email: wanted.email }),
    ...(wanted.ranking_visible !== undefined && { ranking_visible: wanted.ranking_visible }),
    ...(wanted.password !== undefined && {
      password_hash: await hashNewPassword(wanted.password, `person:${person.id}`),
    }),
  };
  const taken = `taken-email:person:${person.id}`;
  if (newEmail && !(await services.throttles.take(taken, TAKEN_EMAILS))) throw new AppError('request.throttled');
  const user = await db.transaction(async (tx) => {
    await updateAccount(tx, person.id, changes);
    if (wanted.password !== undefined) await revokeOtherSignIns(tx, person);
    if (guarded) await deleteOneTimeCodes(tx, person.id);
    return ownProfile(tx, person);
  });
  if (newEmail) await services.throttles.giveBack(taken);
  return user;
}

async function requireCurrentPassword(
  { throttles }: Services,
  account: Account,
  given: string | undefined,
): Promise<void> {
  if (given === undefined) throw fieldError('current_password', messages.validation.currentPasswordRequired);
  if (!(await isOwnPassword(throttles, account, given))) {
    throw fieldError('current_password', messages.validation.currentPasswordWrong);
  }
}

/** Deletes for good. What hangs on the account goes with it; what staff did stays in the audit, by name. */
export async function deleteOwnAccount(services: Services, person: Person, password: string): Promise<void> {
  const { db, clock, config, throttles, installation } = services;
  const account = await ownAccount(db, person);
  if (!(await isOwnPassword(throttles, account, password))) {
    throw fieldError('password', messages.validation.currentPasswordWrong);
  }
  await db.transaction(async (tx) => {
    const isAdmin = account.role === 'admin';
    if (isAdmin && !(await otherAdminExists(tx, installation, person.id))) throw new AppError('users.last-admin');
    await deleteAccount(tx, person.id);
    // Last, and before the commit: should that fail, an older backup still finishes what the person asked for.
    await noteDeletion(config.dataDir, person.id, clock.now());
  });
  await discardOldPhotos(services);
}

async function ownAccount(db: Db, person: Person): Promise<Account> {
  const account = await findAccount(db, person.id);
  if (!account) throw new AppError('auth.required');
  return account;
}
