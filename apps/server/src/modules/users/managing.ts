import { messages } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { audit } from '../audit/service.js';
import { endAllSessions } from '../auth/service.js';
import { deleteSecondFactor } from '../second-factor/service.js';
import { type Account, findAccount, otherAdminExists, setDeactivated } from './accounts.js';

const { users: texts } = messages;

/** What an admin does to the account of somebody else. The own one has its own screens, and the password is asked there. */
async function changing(
  { db, clock }: Services,
  admin: Person,
  userId: number,
  action: string,
  change: (tx: Db, subject: Account, now: Date) => Promise<void>,
): Promise<void> {
  if (userId === admin.id) throw new AppError('users.own-account');
  await db.transaction(async (tx) => {
    const subject = await findAccount(tx, userId);
    if (!subject) throw new AppError('not-found');
    await change(tx, subject, clock.now());
    await audit(tx, clock.now(), admin, { action, subject: subject.name, details: { user_id: userId } });
  });
}

/** Nothing of the account goes, so that it can come back: only its doors close. */
export async function deactivate(services: Services, admin: Person, userId: number) {
  await changing(services, admin, userId, 'account.deactivated', async (tx, subject, now) => {
    const isAdmin = subject.role === 'admin';
    if (isAdmin && !(await otherAdminExists(tx, services.installation, userId))) throw new AppError('users.last-admin');
    await setDeactivated(tx, userId, subject.deactivated_at ?? now);
    await endAllSessions(tx, userId);
  });
  return { message: texts.deactivated };
}

export async function reactivate(services: Services, admin: Person, userId: number) {
  await changing(services, admin, userId, 'account.reactivated', (tx) => setDeactivated(tx, userId, null));
  return { message: texts.reactivated };
}

export async function endSessionsOf(services: Services, admin: Person, userId: number) {
  await changing(services, admin, userId, 'sign-ins.ended', (tx) => endAllSessions(tx, userId));
  return { message: texts.signInsEnded };
}

/** For somebody who lost phone and recovery codes. The sessions end too: whoever has the phone may have one. */
export async function resetSecondFactor(services: Services, admin: Person, userId: number) {
  await changing(services, admin, userId, 'second-factor.reset', async (tx) => {
    if (!(await deleteSecondFactor(tx, userId))) throw new AppError('not-found');
    await endAllSessions(tx, userId);
  });
  return { message: texts.secondFactorReset };
}
