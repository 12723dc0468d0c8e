import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { editions, questionKeys, questionProposals, questions, users } from '../../db/schema/index.js';

export type ProposalRow = Awaited<ReturnType<typeof listProposals>>[number];
type Proposal = typeof questionProposals.$inferSelect;

/** Whoever proposes again before a decision replaces what was proposed. */
export async function insertProposal(tx: Db, row: typeof questionProposals.$inferInsert): Promise<number> {
  const { kind, letter, reason, created_at } = row;
  const [stored] = await tx
    .insert(questionProposals)
    .values(row)
    .onConflictDoUpdate({
      target: [questionProposals.question_id, questionProposals.proposer_id],
      targetWhere: isNull(questionProposals.decided_at),
      set: { kind, letter, reason, created_at },
    })
    .returning({ id: questionProposals.id });
  if (!stored) throw new Error('the proposal did not come back from the database');
  return stored.id;
}

interface Listed {
  decided: boolean;
  /** Everybody's, when nobody is named. */
  proposerId: number | undefined;
  before: number | undefined;
  limit: number;
}

export function listProposals(db: Db, { decided, proposerId, before, limit }: Listed) {
  const { id, question_id, kind, letter, reason, created_at, decided_at, accepted, answer } = questionProposals;
  return db
    .select({
      ...{ id, question_id, kind, letter, reason, created_at, decided_at, accepted, answer },
      proposer: users.name,
      edition: editions.title,
      index: sql<number>`${questions.index}`,
      statement: questions.statement,
      current: { letter: questionKeys.letter, annulled: questionKeys.annulled },
    })
    .from(questionProposals)
    .innerJoin(questions, eq(questions.id, question_id))
    .innerJoin(editions, eq(editions.id, questions.edition_id))
    .innerJoin(questionKeys, eq(questionKeys.question_id, question_id))
    .leftJoin(users, eq(users.id, questionProposals.proposer_id))
    .where(
      and(
        decided ? isNotNull(decided_at) : isNull(decided_at),
        proposerId === undefined ? undefined : eq(questionProposals.proposer_id, proposerId),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

export async function lockProposal(tx: Db, id: number): Promise<Proposal | undefined> {
  const [row] = await tx.select().from(questionProposals).where(eq(questionProposals.id, id)).for('update');
  return row;
}

export async function decideProposal(
  tx: Db,
  id: number,
  decision: Pick<Proposal, 'decided_at' | 'accepted' | 'answer'>,
): Promise<void> {
  await tx.update(questionProposals).set(decision).where(eq(questionProposals.id, id));
}
