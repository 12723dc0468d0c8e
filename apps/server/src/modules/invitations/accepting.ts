import type { CallOutput, CallParsed } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import { hashOf, normalizeCode } from '../../secrets.js';
import type { Services } from '../../services.js';
import { hashNewPassword } from '../auth/passwords.js';
import { openAccount, type Visitor } from '../auth/service.js';
import type { Limit } from '../throttles/throttles.js';
import { enterTurma } from '../turmas/service.js';
import { findAccountByEmail } from '../users/accounts.js';
import { findByToken, type Invitation, spendInvitation } from './repository.js';

/** Guessing 49 bits leads nowhere, at whatever speed an address may ask; what is limited is the noise. */
const WRONG_TOKENS: Limit = { hits: 300, minutes: 15 };

const hashOfToken = (token: string) => hashOf(normalizeCode(token));

export async function lookAtInvitation(
  services: Services,
  address: string,
  token: string,
): Promise<CallOutput<'GET /api/invitations/:token'>> {
  const { invitation, turma } = await requireInvitation(services, address, token);
  const account = await findAccountByEmail(services.db, invitation.email);
  return {
    name: invitation.name,
    email: invitation.email,
    turma,
    has_account: account !== undefined,
    expires_at: invitation.expires_at.toISOString(),
  };
}

/** Account, session and turma come together or not at all; an e-mail that has an account leaves the invitation as it was. */
export async function acceptAsNewcomer(
  services: Services,
  visitor: Visitor,
  token: string,
  form: CallParsed<'POST /api/invitations/:token/accept', 'body'>,
) {
  await requireInvitation(services, visitor.address, token);
  const now = services.clock.now();
  const password_hash = await hashNewPassword(form.password, visitor.address);
  return services.db.transaction(async (tx) => {
    const { email, turma_id } = await spend(tx, token, now);
    const account = { name: form.name, email, role: 'student' as const, password_hash, created_at: now };
    const signedIn = await openAccount(tx, visitor, account, form.shared_computer);
    return { signedIn, ...(await enterTurma(tx, now, signedIn.user, turma_id)) };
  });
}

/** Whoever is signed in joins: the e-mail a school knows need not be the one a student registered with. */
export async function acceptSignedIn(services: Services, address: string, person: Person, token: string) {
  await requireInvitation(services, address, token);
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const { turma_id } = await spend(tx, token, now);
    return enterTurma(tx, now, person, turma_id);
  });
}

/** A right one is never refused: whoever sends wrong ones from the address of a school must not keep its students out. */
async function requireInvitation({ db, clock, throttles }: Services, address: string, token: string) {
  const found = await findByToken(db, hashOfToken(token));
  if (found && found.invitation.expires_at > clock.now()) return found;
  if (!(await throttles.take(`invitation:${address}`, WRONG_TOKENS))) throw new AppError('request.throttled');
  throw new AppError(found ? 'invitations.expired' : 'invitations.unknown');
}

async function spend(tx: Db, token: string, now: Date): Promise<Invitation> {
  const invitation = await spendInvitation(tx, hashOfToken(token), now);
  if (!invitation) throw new AppError('invitations.unknown');
  return invitation;
}
