import { type CallParsed, messages, type TurmaView } from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { audit } from '../audit/service.js';
import { findAccount } from '../users/accounts.js';
import { canRemove } from './policy.js';
import { removeMember, updateTurma } from './repository.js';
import { auditTurma, requireTurma } from './service.js';

const { turmas: texts } = messages;

/** A turma, for an admin or a teacher of it who is about to change something about it. */
export async function requireManaged(tx: Db, person: Person, turmaId: number): Promise<TurmaView> {
  const turma = await requireTurma(tx, person, turmaId);
  if (!turma.managed) throw new AppError('access.denied');
  return turma;
}

/** Archiving is the admin's, as creating is: it changes what the whole school sees. */
export async function changeTurma(
  { db, clock }: Services,
  person: Person,
  turmaId: number,
  { archived, ...changes }: CallParsed<'PATCH /api/turmas/:id', 'body'>,
) {
  const now = clock.now();
  if (archived !== undefined && person.role !== 'admin') throw new AppError('access.denied');
  return db.transaction(async (tx) => {
    const before = await requireManaged(tx, person, turmaId);
    const moves = archived !== undefined && archived !== (before.archived_at !== null);
    await updateTurma(tx, turmaId, { ...given(changes), ...(moves && { archived_at: archived ? now : null }) });
    const turma = await requireTurma(tx, person, turmaId);
    const action = moves ? (archived ? 'turma.archived' : 'turma.unarchived') : 'turma.changed';
    await auditTurma(tx, now, person, action, turma);
    return { message: moves ? (archived ? texts.archived : texts.unarchived) : texts.updated, turma };
  });
}

const given = ({ name, description }: { name?: string | undefined; description?: string | undefined }) => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
});

/** A code that went round too far is replaced; who is in the turma stays in it. */
export async function changeCode(
  { db, clock }: Services,
  person: Person,
  turmaId: number,
  { code, expires_at }: CallParsed<'PUT /api/turmas/:id/code', 'body'>,
) {
  const now = clock.now();
  const expiresAt = expires_at === null ? null : new Date(expires_at);
  if (expiresAt && expiresAt <= now) throw fieldError('expires_at', texts.codePast);
  return db.transaction(async (tx) => {
    await requireManaged(tx, person, turmaId);
    await updateTurma(tx, turmaId, { code, code_expires_at: expiresAt });
    const turma = await requireTurma(tx, person, turmaId);
    await auditTurma(tx, now, person, 'turma.code-changed', turma, { expires_at });
    return { message: texts.codeChanged, turma };
  });
}

export async function removeFromTurma({ db, clock }: Services, person: Person, turmaId: number, userId: number) {
  return db.transaction(async (tx) => {
    const turma = await requireManaged(tx, person, turmaId);
    const member = await findAccount(tx, userId);
    if (!member) throw new AppError('not-found');
    if (!canRemove(person, member)) throw new AppError('access.denied');
    if (!(await removeMember(tx, turmaId, userId))) throw new AppError('not-found');
    await audit(tx, clock.now(), person, {
      action: 'turma.member-removed',
      subject: member.name,
      details: { user_id: userId, turma_id: turmaId, turma: turma.name },
    });
    return { message: texts.removed(member.name) };
  });
}
