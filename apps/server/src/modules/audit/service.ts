import { desc, lt } from 'drizzle-orm';
import { daysAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import { auditEntries } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';

export type AuditEntry = typeof auditEntries.$inferSelect;

/** Writes down what a member of staff did, in the transaction that does it: no change without its line. */
export async function audit(
  tx: Db,
  at: Date,
  actor: Pick<Person, 'id' | 'name'>,
  entry: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
): Promise<void> {
  await tx.insert(auditEntries).values({ at, actor_id: actor.id, actor_name: actor.name, ...entry });
}

const KEPT_DAYS = 730;

export async function deleteOldAudit(db: Db, now: Date): Promise<void> {
  await db.delete(auditEntries).where(lt(auditEntries.at, daysAfter(now, -KEPT_DAYS)));
}

export function listAudit(db: Db, before: number | undefined, limit: number): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditEntries)
    .where(before === undefined ? undefined : lt(auditEntries.id, before))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}
