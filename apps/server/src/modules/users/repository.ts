import type { Role } from '@gabarita/contract';
import { and, eq, getTableColumns, like, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { users } from '../../db/schema/index.js';
import { lastTurmaId } from './accounts.js';

export interface UserFilter {
  search: string | undefined;
  role: Role | undefined;
  /** The name (in plain letters) and id to go on after. */
  after: { name: string; id: number } | undefined;
  limit: number;
}

const plainName = sql<string>`plain(${users.name})`;
const hasSecondFactor = sql<boolean>`exists (
  select from second_factors where user_id = ${users.id} and confirmed_at is not null)`;
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

export function listUsers(db: Db, { search, role, after, limit }: UserFilter) {
  const pattern = search && `%${literal(search)}%`;
  return db
    .select({ ...getTableColumns(users), turma_id: lastTurmaId, plain_name: plainName, second_factor: hasSecondFactor })
    .from(users)
    .where(
      and(
        role && eq(users.role, role),
        pattern
          ? or(
              sql`plain(${users.name}) like plain(${pattern})`,
              like(sql`lower(${users.email})`, pattern.toLowerCase()),
            )
          : undefined,
        after && sql`(${plainName}, ${users.id}) > (${after.name}, ${after.id})`,
      ),
    )
    .orderBy(plainName, users.id)
    .limit(limit);
}
