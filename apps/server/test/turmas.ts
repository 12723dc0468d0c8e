import { turmaMembers, turmas } from '../src/db/schema/index.js';
import type { TestPerson } from './people.js';
import type { TestApp } from './test-app.js';

let count = 0;

/** A turma with these people in it. */
export async function aTurma(testApp: TestApp, members: TestPerson[] = [], name?: string) {
  count += 1;
  const { db, clock } = testApp.services;
  const [turma] = await db
    .insert(turmas)
    .values({
      name: name ?? `Turma ${count}`,
      description: 'Ensino médio, manhã',
      code: String(100_000 + count),
      created_at: clock.now(),
    })
    .returning();
  if (!turma) throw new Error('the turma did not come back from the database');
  for (const { user } of members) {
    await db.insert(turmaMembers).values({ turma_id: turma.id, user_id: user.id, joined_at: clock.now() });
  }
  return turma;
}
