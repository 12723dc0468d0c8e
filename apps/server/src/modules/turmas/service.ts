import { type CallParsed, messages, type TurmaView, type UserView } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { audit } from '../audit/service.js';
import { announceTeacher } from '../notifications/announcements.js';
import { findUserView } from '../users/accounts.js';
import { type Member, manages, seesCode, seesEmails, seesMembers } from './policy.js';
import {
  addMember,
  countMembers,
  findTurma,
  insertTurma,
  leaveAllTurmas,
  listMembers,
  listTurmas,
  lockAccount,
  removeMember,
  type TurmaRow,
} from './repository.js';

const { turmas: texts } = messages;

type TurmaQuery = CallParsed<'GET /api/turmas', 'query'>;
type MemberQuery = CallParsed<'GET /api/turmas/:id/members', 'query'>;

export async function findTurmas({ db }: Services, person: Person, { cursor, limit, archived }: TurmaQuery) {
  const place = decodeCursor(cursor, ['text', 'id']);
  const after = place && { name: place[0], id: place[1] };
  const found = await listTurmas(db, person, { after, limit: limit + 1, archived });
  const { rows, next } = paged(found, limit, (row) => [row.plain_name, row.id]);
  return { next, turmas: rows.map((row) => turmaView(person, row)) };
}

export async function createTurma(
  { db, clock }: Services,
  person: Person,
  turma: CallParsed<'POST /api/turmas', 'body'>,
): Promise<TurmaView> {
  return db.transaction(async (tx) => {
    const id = await insertTurma(tx, { ...turma, created_at: clock.now() });
    await auditTurma(tx, clock.now(), person, 'turma.created', { id, name: turma.name });
    return requireTurma(tx, person, id);
  });
}

export const joinTurma = ({ db, clock }: Services, person: Person, turmaId: number) =>
  db.transaction((tx) => enterTurma(tx, clock.now(), person, turmaId));

/**
 * A student is in one turma at a time, so joining another one moves. Staff joining is written down and told to who teaches
 * there.
 */
export async function enterTurma(tx: Db, now: Date, person: Member, turmaId: number) {
  await lockAccount(tx, person.id);
  const { id, name, archived_at } = await requireTurma(tx, person, turmaId);
  if (archived_at) throw new AppError('turmas.archived');
  if (person.role === 'student') await leaveAllTurmas(tx, person.id);
  else await writeDownStaff(tx, now, person, { id, name });
  await addMember(tx, turmaId, person.id, now);
  const turma = await requireTurma(tx, person, turmaId);
  return { message: texts.joined(name), turma, user: await requireUser(tx, person.id) };
}

async function writeDownStaff(tx: Db, at: Date, person: Member, turma: Pick<TurmaView, 'id' | 'name'>) {
  await auditTurma(tx, at, person, 'turma.joined', turma);
  await announceTeacher(tx, turma, person, at);
}

/** Leaves the turma named, or the one joined last. */
export async function leaveTurma({ db, clock }: Services, person: Person, named: number | undefined) {
  return db.transaction(async (tx) => {
    const turmaId = named ?? (await requireUser(tx, person.id)).turma_id;
    if (turmaId === null || !(await removeMember(tx, turmaId, person.id))) throw new AppError('turmas.not-a-member');
    if (person.role !== 'student') {
      await auditTurma(tx, clock.now(), person, 'turma.left', await requireTurma(tx, person, turmaId));
    }
    return { message: texts.left, user: await requireUser(tx, person.id) };
  });
}

export async function membersOf(
  { db }: Services,
  person: Person,
  turmaId: number,
  { cursor, limit, search }: MemberQuery,
) {
  const turma = await requireTurma(db, person, turmaId);
  if (!seesMembers(person, turma)) throw new AppError('access.denied');
  const place = decodeCursor(cursor, ['id', 'text', 'id']);
  const after = place && { role: place[0], name: place[1], id: place[2] };
  const found = await listMembers(db, turmaId, { after, limit: limit + 1, search, byEmail: seesEmails(person) });
  const { rows, next } = paged(found, limit, (row) => [row.role_order, row.plain_name, row.id]);
  const users = rows.map(({ id, name, email, role, joined_at, extra_minutes }) => ({
    id,
    name,
    email: seesEmails(person) ? email : null,
    role,
    joined_at: joined_at.toISOString(),
    extra_minutes: turma.managed ? extra_minutes : null,
  }));
  return { next, members: { turma, users, counts: await countMembers(db, turmaId) } };
}

export async function requireTurma(db: Db, person: Member, id: number): Promise<TurmaView> {
  const row = await findTurma(db, person, id);
  if (!row) throw new AppError('not-found');
  return turmaView(person, row);
}

const turmaView = (person: Member, row: TurmaRow): TurmaView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  ...(seesCode(person, row) && { code: row.code }),
  code_expires_at: row.code_expires_at?.toISOString() ?? null,
  member: row.member,
  managed: manages(person, row),
  archived_at: row.archived_at?.toISOString() ?? null,
  students_count: row.students_count,
  created_at: row.created_at.toISOString(),
});

async function requireUser(db: Db, id: number): Promise<UserView> {
  const user = await findUserView(db, id);
  if (!user) throw new AppError('not-found');
  return user;
}

export const auditTurma = (
  tx: Db,
  at: Date,
  person: Member,
  action: string,
  turma: Pick<TurmaView, 'id' | 'name'>,
  details: Record<string, unknown> = {},
) => audit(tx, at, person, { action, subject: turma.name, details: { turma_id: turma.id, ...details } });
