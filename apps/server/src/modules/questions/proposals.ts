import { type CallOutput, type CallParsed, messages } from '@gabarita/contract';
import { AppError, fieldError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { changeAndRescore } from '../attempts/rescoring.js';
import { audit } from '../audit/service.js';
import { announceProposal } from '../notifications/announcements.js';
import { notify } from '../notifications/notify.js';
import { mendIn, questionForStaff, withdrawIn } from './mending.js';
import { decideProposal, insertProposal, listProposals, lockProposal, type ProposalRow } from './proposal-rows.js';

/** The bank is everybody's: teachers propose its corrections, and an admin decides. */

type Proposal = CallOutput<'GET /api/questions/proposals'>[number];

export async function propose(
  { db, clock }: Services,
  person: Person,
  questionId: number,
  { kind, letter = null, reason }: CallParsed<'POST /api/questions/:id/proposals', 'body'>,
): Promise<{ message: string }> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const question = await questionForStaff(tx, questionId);
    const { key, edition, index, alternatives } = question;
    const unknown = letter !== null && !alternatives.some((alternative) => alternative.letter === letter);
    if (unknown) throw fieldError('letter', messages.results.letterUnknown);
    const same = letter === null ? key.annulled : !key.annulled && letter === key.letter;
    if (kind === 'key' && same) throw fieldError('letter', messages.results.sameKey);
    const row = { question_id: questionId, kind, letter, reason, proposer_id: person.id, created_at: at };
    const id = await insertProposal(tx, row);
    await announceProposal(tx, { id, subject: `${edition}, questão ${index}`, at });
  });
  return { message: messages.questions.proposed };
}

/** Those that wait, or the decided ones: all of them for an admin, a teacher's own. */
export async function findProposals(
  { db }: Services,
  person: Person,
  { view, cursor, limit }: CallParsed<'GET /api/questions/proposals', 'query'>,
) {
  const [before] = decodeCursor(cursor, ['id']) ?? [];
  const proposerId = person.role === 'admin' ? undefined : person.id;
  const found = await listProposals(db, { decided: view === 'decided', proposerId, before, limit: limit + 1 });
  const { rows, next } = paged(found, limit, (row) => [row.id]);
  return { proposals: rows.map(proposalView), next };
}

/** What is accepted is done at once: editions are marked anew, exams keep their keys and their owners are told. */
export async function decide(
  services: Services,
  admin: Person,
  id: number,
  { accept, answer }: CallParsed<'POST /api/questions/proposals/:id/decision', 'body'>,
): Promise<{ message: string }> {
  const now = services.clock.now();
  await changeAndRescore(services, async (tx) => {
    const proposal = await lockProposal(tx, id);
    if (!proposal) throw new AppError('not-found');
    if (proposal.decided_at !== null) throw new AppError('questions.proposal-decided');
    if (accept) await carryOut(tx, now, admin, proposal);
    await decideProposal(tx, id, { decided_at: now, accepted: accept, answer: answer || null });
    const { edition, index } = await questionForStaff(tx, proposal.question_id);
    const subject = `${edition}, questão ${index}`;
    await audit(tx, now, admin, {
      action: accept ? 'proposal.accepted' : 'proposal.refused',
      subject,
      details: { question_id: proposal.question_id, reason: proposal.reason },
    });
    if (proposal.proposer_id === null) return;
    await notify(tx, now, {
      user_id: proposal.proposer_id,
      kind: 'proposal-decided',
      subject,
      place: '/questions/propostas?view=decided',
      occasion: `proposal:${id}`,
    });
  });
  return { message: accept ? messages.questions.proposalAccepted : messages.questions.proposalRefused };
}

async function carryOut(
  tx: Db,
  now: Date,
  admin: Person,
  proposal: Pick<ProposalRow, 'kind' | 'question_id' | 'letter' | 'reason'>,
) {
  const { kind, question_id, letter, reason } = proposal;
  if (kind === 'withdraw') await withdrawIn(tx, now, admin, question_id, reason);
  else await mendIn(tx, now, admin, question_id, { key: letter });
}

const proposalView = ({ created_at, decided_at, ...row }: ProposalRow): Proposal => ({
  ...row,
  created_at: created_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});
