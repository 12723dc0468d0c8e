import { WRONG_TURMA_CODE_LIMIT, WRONG_TURMA_CODE_WINDOW_MINUTES } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { announceLockedCode } from '../notifications/announcements.js';
import { type AddressLimits, SharedAddress } from '../throttles/shared-address.js';
import type { Limit } from '../throttles/throttles.js';
import { findByCode } from './repository.js';
import { joinTurma } from './service.js';

const minutes = WRONG_TURMA_CODE_WINDOW_MINUTES;
const PER_ACCOUNT: Limit = { hits: WRONG_TURMA_CODE_LIMIT, minutes };

/** Accounts are free, so ten guesses each would be any number of guesses. The sums are in docs/security.md. */
const PER_ADDRESS: AddressLimits = {
  misses: { hits: 100, minutes },
  accounts: { hits: 100, minutes },
  slowly: { hits: 2, minutes: 1 },
};

/** More than the largest class, twice over: past it a code has got around, or a program has it. */
const ARRIVALS: Limit = { hits: 150, minutes };
/** A right code right after this many wrong ones was hardly read from a blackboard. */
const LUCKY_AFTER = 3;
const LUCKY: Limit = { hits: 3, minutes };

/**
 * Joins by code. Wrong codes are counted by account and by address, and a right one forgives none of them: otherwise the code of the own
 * turma would buy ten more guesses at the others'. What hits a turma is counted for the turma, from wherever it comes.
 */
export async function joinByCode(services: Services, address: string, person: Person, code: string) {
  const { db, clock, throttles } = services;
  const misses = `turma-code:${person.id}`;
  if (!(await throttles.take(misses, PER_ACCOUNT))) throw new AppError('turmas.throttled');
  const clean = !(await throttles.isFull(misses, { hits: 2, minutes }));
  const shared = new SharedAddress(throttles, 'turma-code', PER_ADDRESS);
  const admission = await shared.admit(address, clean);
  if (admission === 'refused') {
    await throttles.giveBack(misses);
    throw new AppError('turmas.address-throttled');
  }
  const found = await findByCode(db, code);
  const told = await shared.settle({ address, clean, exists: true, admission, right: found !== undefined });
  if (!told) throw new AppError('turmas.address-throttled');
  if (!found) throw new AppError('turmas.code-unknown');
  if (found.expiresAt && found.expiresAt <= clock.now()) throw new AppError('turmas.code-expired');
  await throttles.giveBack(misses);
  const lucky = await throttles.isFull(misses, { hits: LUCKY_AFTER, minutes });
  await countArrival(services, person, { id: found.id, name: found.name, code }, lucky);
  return joinTurma(services, person, found.id);
}

/**
 * Closes the code for the rest of the hour when too many have hit it, and tells who looks after the turma. Somebody who comes again is
 * the same one: nobody closes it alone. It is the code that closes, so that another one opens the turma at once.
 */
async function countArrival(
  { db, clock, throttles }: Services,
  person: Person,
  turma: { id: number; name: string; code: string },
  lucky: boolean,
) {
  const hit = `${turma.id}:${turma.code}`;
  const [guessed, arrivals] = [`turma-guessed:${hit}`, `turma-arrivals:${hit}`];
  const first = await throttles.take(`turma-arrival:${hit}:${person.id}`, { hits: 1, minutes });
  const room = async (key: string, limit: Limit, counts: boolean) =>
    counts ? throttles.take(key, limit) : !(await throttles.isFull(key, limit));
  const open = (await room(guessed, LUCKY, first && lucky)) && (await room(arrivals, ARRIVALS, first));
  if (first && (!open || (lucky && (await throttles.isFull(guessed, LUCKY)))))
    await announceLockedCode(db, turma, clock.now());
  if (!open) throw new AppError('turmas.code-locked');
}
