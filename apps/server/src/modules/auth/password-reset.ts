import { messages, ONE_TIME_CODE_HOURS, RESET_LINK_HOURS } from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import { hoursAfter } from '../../clock.js';
import type { Person } from '../../http/person.js';
import { letter } from '../../letter.js';
import { hashOf, newReadableCode, newToken, normalizeCode } from '../../secrets.js';
import type { Services } from '../../services.js';
import { audit } from '../audit/service.js';
import type { Limit } from '../throttles/throttles.js';
import { teachesStudent } from '../turmas/membership.js';
import { findAccount, findAccountByEmail, updateAccount } from '../users/accounts.js';
import { hashNewPassword, refuseCommonPassword } from './passwords.js';
import { canIssueCode } from './policy.js';
import { deleteOneTimeCodes, deleteSignIns, insertOneTimeCode, spendOneTimeCode } from './repository.js';
import { admitGuess, forgiveMisses, settleGuess } from './wrong-passwords.js';

const LETTERS: Limit = { hits: 5, minutes: 60 };

/**
 * Sends a link when this installation can. The answer and its time are the same whether or not the address is known:
 * the letter goes on its way by itself, and `onFailure` hears of it if it gets lost.
 */
export async function forgotPassword(
  services: Services,
  email: string,
  onFailure: (error: unknown) => void,
): Promise<string> {
  if (!services.mailer.configured) return messages.password.askForCode;
  sendResetLink(services, email).catch(onFailure);
  return messages.password.linkSent;
}

async function sendResetLink({ db, clock, throttles, mailer, config }: Services, email: string): Promise<void> {
  const now = clock.now();
  const key = `forgot:${email.toLowerCase()}`;
  const account = await findAccountByEmail(db, email);
  // Nobody's letter box is filled through us: past a few letters an hour the request is answered and forgotten.
  if (!account || !config.publicUrl || !(await throttles.take(key, LETTERS))) return;
  const code = newToken();
  await insertOneTimeCode(db, {
    user_id: account.id,
    code_hash: hashOf(code),
    created_at: now,
    expires_at: hoursAfter(now, RESET_LINK_HOURS),
  });
  const link = new URL('/redefinir-senha', config.publicUrl);
  link.search = new URLSearchParams({ email: account.email, code }).toString();
  await mailer.send(resetLetter(account, link.href));
}

const resetLetter = ({ name, email }: { name: string; email: string }, link: string) =>
  letter({
    to: email,
    subject: 'Gabarita: crie uma nova senha',
    name,
    paragraphs: ['Para criar uma nova senha, abra este endereço na próxima hora:'],
    link,
    action: 'Criar nova senha',
    closing: 'Se você não pediu isso, ignore esta mensagem: sua senha continua a mesma.',
  });

/** A code for somebody who cannot get e-mail, to be read out or printed. Issuing it is written down. */
export async function issueOneTimeCode(services: Services, issuer: Person, userId: number) {
  const now = services.clock.now();
  const code = newReadableCode();
  const expiresAt = hoursAfter(now, ONE_TIME_CODE_HOURS);
  await services.db.transaction(async (tx) => {
    const subject = await findAccount(tx, userId);
    const teaches = subject !== undefined && (await teachesStudent(tx, issuer.id, subject.id));
    if (!subject || !canIssueCode(issuer, subject, teaches)) throw new AppError('not-found');
    await insertOneTimeCode(tx, {
      user_id: userId,
      code_hash: hashOf(normalizeCode(code)),
      issued_by: issuer.id,
      created_at: now,
      expires_at: expiresAt,
    });
    await audit(tx, now, issuer, {
      action: 'one-time-code.issued',
      subject: subject.name,
      details: { user_id: userId },
    });
  });
  return { message: messages.password.codeIssued, code, expires_at: expiresAt.toISOString() };
}

/** Creates a new password with a code, and ends every session: whoever knew the old password is out. */
export async function resetPassword(
  { db, clock, throttles }: Services,
  address: string,
  form: { email: string; code: string; password: string },
): Promise<void> {
  const now = clock.now();
  // Guessing codes counts with guessing passwords, under a name of its own so that it never blocks signing in.
  refuseCommonPassword(form.password);
  const account = await findAccountByEmail(db, form.email);
  const guess = await admitGuess(
    throttles,
    { email: `code:${form.email}`, exists: account !== undefined, address, knownDevice: undefined },
    'auth.codes-throttled',
  );
  const password_hash = await hashNewPassword(form.password, address);
  const changed =
    account !== undefined &&
    (await db.transaction(async (tx) => {
      if (!(await spendOneTimeCode(tx, account.id, hashOf(normalizeCode(form.code)), now))) return false;
      await updateAccount(tx, account.id, { password_hash });
      await deleteSignIns(tx, account.id);
      await deleteOneTimeCodes(tx, account.id);
      return true;
    }));
  if (!changed) {
    await settleGuess(throttles, guess, false, 'auth.codes-throttled');
    throw fieldError('code', messages.validation.oneTimeCodeWrong);
  }
  await forgiveMisses(throttles, guess);
}
