import { type CallParsed, messages, type Role } from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { audit, listAudit } from '../audit/service.js';
import { keepLastTurma } from '../turmas/membership.js';
import { findAccount, findUserView, otherAdminExists, updateAccount, userView } from './accounts.js';
import { listUsers } from './repository.js';

type UserQuery = CallParsed<'GET /api/users', 'query'>;
type AuditQuery = CallParsed<'GET /api/audit', 'query'>;

export async function findUsers({ db }: Services, { search, role, cursor, limit }: UserQuery) {
  const place = decodeCursor(cursor, ['text', 'id']);
  const after = place && { name: place[0], id: place[1] };
  const found = await listUsers(db, { search, role, after, limit: limit + 1 });
  const { rows, next } = paged(found, limit, (row) => [row.plain_name, row.id]);
  return {
    next,
    users: rows.map((row) => ({
      ...userView(row),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      deactivated_at: row.deactivated_at?.toISOString() ?? null,
      second_factor: row.second_factor,
    })),
  };
}

/** Changes somebody's role. The school never loses its last admin, and the change is written down. */
export async function changeRole({ db, clock, installation }: Services, admin: Person, userId: number, role: Role) {
  return db.transaction(async (tx) => {
    const subject = await findAccount(tx, userId);
    if (!subject) throw new AppError('not-found');
    const stepsDown = subject.role === 'admin' && role !== 'admin';
    if (stepsDown && !(await otherAdminExists(tx, installation, userId))) throw new AppError('users.last-admin');
    await updateAccount(tx, userId, { role });
    if (role === 'student') await keepLastTurma(tx, userId);
    await audit(tx, clock.now(), admin, {
      action: 'role.changed',
      subject: subject.name,
      details: { user_id: userId, from: subject.role, to: role },
    });
    const user = await findUserView(tx, userId);
    if (!user) throw new AppError('not-found');
    return { message: messages.users.roleChanged, user };
  });
}

export async function findAudit({ db }: Services, { cursor, limit }: AuditQuery) {
  const [before] = decodeCursor(cursor, ['id']) ?? [];
  const found = await listAudit(db, before, limit + 1);
  const { rows, next } = paged(found, limit, (row) => [row.id]);
  return {
    next,
    entries: rows.map(({ id, at, actor_name, action, subject, details }) => ({
      id,
      at: at.toISOString(),
      actor: actor_name,
      action,
      subject,
      details,
    })),
  };
}
