import { PRIVACY_VERSION } from '@gabarita/contract';
import type { Clock } from '../clock.js';
import type { Db } from '../db/database.js';
import { consents, turmaMembers, turmas, users } from '../db/schema/index.js';
import { hashPassword } from '../modules/auth/passwords.js';
import { demoBirthDate, demoPassword, demoStaff, demoStudents, demoTurma } from './people.js';
import { demoState, writeDemoState } from './state.js';

/**
 * Puts the demonstration's people into a database that never had anybody. Runs once; a school stays a school, and a database with
 * accounts is one: its first admin may have come before the first start.
 */
export async function seedDemo(db: Db, clock: Clock): Promise<void> {
  if ((await demoState(db)) !== undefined) return;
  const password_hash = await hashPassword(demoPassword);
  const now = clock.now();
  await db.transaction(async (tx) => {
    if ((await tx.$count(users)) > 0) return writeDemoState(tx, 'cleared');
    const people = [...demoStaff, ...demoStudents].map((person) => ({
      ...person,
      password_hash,
      created_at: now,
      birth_date: demoBirthDate,
      demo: true,
    }));
    const created = await tx.insert(users).values(people).returning({ id: users.id, role: users.role });
    await tx
      .insert(consents)
      .values(created.map(({ id }) => ({ user_id: id, version: PRIVACY_VERSION, given: true, decided_at: now })));
    const [turma] = await tx
      .insert(turmas)
      .values({ ...demoTurma, created_at: now, demo: true })
      .returning({ id: turmas.id });
    if (!turma) throw new Error('the demonstration turma was not created');
    const members = created.filter(({ role }) => role !== 'admin');
    await tx
      .insert(turmaMembers)
      .values(members.map(({ id }) => ({ turma_id: turma.id, user_id: id, joined_at: now })));
    await writeDemoState(tx, 'seeded');
  });
}
