import {
  messages,
  RECOVERY_CODES,
  type SecondFactorView,
  WRONG_PASSWORD_LIMIT,
  WRONG_PASSWORD_WINDOW_MINUTES,
} from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import type { Person } from '../../http/person.js';
import { seal, unseal } from '../../sealing.js';
import { hashOf, newReadableCode, normalizeCode } from '../../secrets.js';
import type { Services } from '../../services.js';
import { audit } from '../audit/service.js';
import { isOwnPassword } from '../auth/wrong-passwords.js';
import type { Limit } from '../throttles/throttles.js';
import { findAccount } from '../users/accounts.js';
import { qrPath } from './qr-path.js';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  hasConfirmed,
  replaceRecoveryCodes,
  type SecondFactor,
  spendRecoveryCode,
  spendStep,
} from './repository.js';
import { newSecret, otpauthAddress, stepOfCode } from './totp.js';

const { secondFactor: texts } = messages;

/** A million codes, three of them good at any time: ten tries are as good as none. */
const WRONG_CODES: Limit = { hits: WRONG_PASSWORD_LIMIT, minutes: WRONG_PASSWORD_WINDOW_MINUTES };

const ownerOf = (userId: number) => `second-factor:${userId}`;

export async function ownSecondFactor({ db }: Services, person: Person): Promise<SecondFactorView> {
  const since = (await findSecondFactor(db, person.id))?.confirmed_at ?? null;
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, person.id),
  };
}

/** A secret for the phone. Nothing is asked for at the door until a code has shown that the phone has it. */
export async function begin(services: Services, person: Person, password: string) {
  await requirePassword(services, person, password);
  const secret = newSecret();
  const begun = await beginSecondFactor(services.db, {
    user_id: person.id,
    secret: await seal(services.config, secret, ownerOf(person.id)),
    created_at: services.clock.now(),
  });
  if (!begun) throw new AppError('second-factor.on');
  const address = otpauthAddress(secret, person.email);
  return { secret, address, qr: qrPath(address) };
}

export async function confirm(services: Services, person: Person, code: string): Promise<string[]> {
  const factor = await findSecondFactor(services.db, person.id);
  if (!factor) throw new AppError('second-factor.not-begun');
  if (factor.confirmed_at) throw new AppError('second-factor.on');
  await counted(services, person.id, () => isCodeOf(services, factor, code));
  return services.db.transaction(async (tx) => {
    await confirmSecondFactor(tx, person.id, services.clock.now());
    await audit(tx, services.clock.now(), person, {
      action: 'second-factor.on',
      subject: person.name,
      details: { user_id: person.id },
    });
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, person.id, hashesOf(codes));
    return codes;
  });
}

export async function renewRecoveryCodes(services: Services, person: Person, password: string): Promise<string[]> {
  await requirePassword(services, person, password);
  const codes = newRecoveryCodes();
  await services.db.transaction(async (tx) => {
    if (!(await hasConfirmed(tx, person.id))) throw new AppError('second-factor.not-begun');
    await replaceRecoveryCodes(tx, person.id, hashesOf(codes));
  });
  return codes;
}

export async function switchOff(services: Services, person: Person, password: string): Promise<void> {
  await requirePassword(services, person, password);
  await services.db.transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, person.id))) return;
    await audit(tx, services.clock.now(), person, {
      action: 'second-factor.off',
      subject: person.name,
      details: { user_id: person.id },
    });
  });
}

/** What somebody types at the door after the password: a code of the phone, or one of the recovery codes. */
export async function requireSecondFactor(services: Services, userId: number, code: string): Promise<void> {
  const { db } = services;
  const factor = await findSecondFactor(db, userId);
  // Switched off by an admin meanwhile: there is nothing left to ask for.
  if (!factor?.confirmed_at) return;
  await counted(
    services,
    userId,
    async () => (await isCodeOf(services, factor, code)) || spendRecoveryCode(db, userId, hashOf(normalizeCode(code))),
  );
}

/** A code works once, also within its own half minute. */
async function isCodeOf({ db, clock, config }: Services, factor: SecondFactor, code: string): Promise<boolean> {
  const secret = await unseal(config, factor.secret, ownerOf(factor.user_id));
  const step = secret && stepOfCode(secret, code, clock.now());
  return step !== undefined && step !== '' && spendStep(db, factor.user_id, step);
}

async function counted({ throttles }: Services, userId: number, isRight: () => Promise<boolean>): Promise<void> {
  const misses = `second-factor:${userId}`;
  if (!(await throttles.take(misses, WRONG_CODES))) throw new AppError('auth.codes-throttled');
  if (!(await isRight())) throw fieldError('code', texts.codeWrong);
  await throttles.forget(misses);
}

async function requirePassword({ db, throttles }: Services, person: Person, password: string): Promise<void> {
  const account = await findAccount(db, person.id);
  if (!account) throw new AppError('auth.required');
  if (!(await isOwnPassword(throttles, account, password))) {
    throw fieldError('password', messages.validation.currentPasswordWrong);
  }
}

const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newReadableCode);
const hashesOf = (codes: string[]) => codes.map((code) => hashOf(normalizeCode(code)));

export { deleteSecondFactor, hasConfirmed as hasSecondFactor };
