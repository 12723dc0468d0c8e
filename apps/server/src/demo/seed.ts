import { PRIVACY_VERSION } from '@gabarita/contract';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock.js';
import type { Db } from '../db/database.js';
import { consents, questions, settings, turmaMembers, turmas, users } from '../db/schema/index.js';
import { hashPassword } from '../modules/auth/passwords.js';
import { demoBirthDate, demoPassword, demoStaff, demoStudents, demoTurma } from './people.js';

const SETTING = 'demo';

type DemoState = 'seeded' | 'cleared';

export async function demoState(db: Db): Promise<DemoState | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SETTING));
  return row?.value as DemoState | undefined;
}

/** Puts the demonstration's people into a database that never had them. Runs once; a cleared school stays cleared. */
export async function seedDemo(db: Db, clock: Clock): Promise<void> {
  if ((await demoState(db)) !== undefined) return;
  const password_hash = await hashPassword(demoPassword);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const people = [...demoStaff, ...demoStudents].map((person) => ({
      ...person,
      password_hash,
      created_at: now,
      birth_date: demoBirthDate,
    }));
    const created = await tx.insert(users).values(people).returning({ id: users.id, role: users.role });
    await tx
      .insert(consents)
      .values(created.map(({ id }) => ({ user_id: id, version: PRIVACY_VERSION, given: true, decided_at: now })));
    const [turma] = await tx
      .insert(turmas)
      .values({ ...demoTurma, created_at: now })
      .returning({ id: turmas.id });
    if (!turma) throw new Error('the demonstration turma was not created');
    const members = created.filter(({ role }) => role !== 'admin');
    await tx
      .insert(turmaMembers)
      .values(members.map(({ id }) => ({ turma_id: turma.id, user_id: id, joined_at: now })));
    await tx.insert(settings).values({ key: SETTING, value: 'seeded' satisfies DemoState });
  });
}

/** Turns a demonstration into an empty school: every person and turma goes, and none of them comes back. */
export async function clearDemo(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Truncating fires no trigger, and a photo has a file that the trigger would have named.
    await tx.execute(sql`insert into discarded_photos (photo) select photo from recognitions`);
    await tx.execute(sql`truncate users, turmas, throttles, audit_entries restart identity cascade`);
    // Their exams went with them; what was typed for those would stay behind.
    await tx.delete(questions).where(eq(questions.source, 'CUSTOM'));
    await tx
      .insert(settings)
      .values({ key: SETTING, value: 'cleared' satisfies DemoState })
      .onConflictDoUpdate({ target: settings.key, set: { value: 'cleared' satisfies DemoState } });
  });
}
