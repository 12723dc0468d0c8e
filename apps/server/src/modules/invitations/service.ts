import {
  type CallOutput,
  type CallParsed,
  INVITATION_DAYS,
  type IssuedInvitation,
  messages,
  ONE_TIME_CODE_HOURS,
  type PendingInvitation,
  type TurmaView,
} from '@gabarita/contract';
import { AppError, type FieldErrors, fieldError } from '../../app-error.js';
import { daysAfter, hoursAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import type { Delivery } from '../../db/schema/index.js';
import { decodeCursor, paged } from '../../http/paging.js';
import type { Person } from '../../http/person.js';
import { hashOf, newReadableCode, normalizeCode } from '../../secrets.js';
import type { Services } from '../../services.js';
import { requireManaged } from '../turmas/managing.js';
import { auditTurma } from '../turmas/service.js';
import { MAX_FAILURES } from './mailing.js';
import {
  deleteInvitation,
  findKnown,
  findPending,
  type Invitation,
  listInvitations,
  storeInvitations,
} from './repository.js';

const { invitations: texts } = messages;

type Issued = CallOutput<'POST /api/turmas/:id/invitations'>;
interface Student {
  name: string;
  email: string;
}

export async function findInvitations(
  { db }: Services,
  person: Person,
  turmaId: number,
  { cursor, limit }: CallParsed<'GET /api/turmas/:id/invitations', 'query'>,
) {
  await requireManaged(db, person, turmaId);
  const place = decodeCursor(cursor, ['text', 'id']);
  const after = place && { name: place[0], id: place[1] };
  const found = await listInvitations(db, turmaId, { after, limit: limit + 1 });
  const { rows, next } = paged(found, limit, (row) => [row.plain_name, row.invitation.id]);
  return { next, invitations: rows.map(({ invitation }) => pendingView(invitation)) };
}

/** Invites a list of students: all of them, or nobody and each wrong row named. */
export async function inviteStudents(
  services: Services,
  person: Person,
  turmaId: number,
  { students, delivery }: CallParsed<'POST /api/turmas/:id/invitations', 'body'>,
): Promise<Issued> {
  const way = deliveryOf(services, delivery);
  return services.db.transaction(async (tx) => {
    const turma = await requireActive(tx, person, turmaId);
    const addresses = students.map(({ email }) => email.toLowerCase());
    const firstPlace = new Map(addresses.map((address, place) => [address, place] as const).toReversed());
    const known = await findKnown(tx, turmaId, addresses);
    refuse(addresses, (address, place) => {
      if (firstPlace.get(address) !== place) return texts.repeated;
      const role = known.get(address)?.role;
      return role === undefined || role === 'student' ? undefined : texts.staff;
    });
    const newcomers = students.filter(({ email }) => !known.get(email.toLowerCase())?.member);
    const issued = await issue(services, tx, person, turma, way, newcomers);
    return { ...issued, already: students.length - newcomers.length };
  });
}

export async function renewInvitations(
  services: Services,
  person: Person,
  turmaId: number,
  { ids, delivery }: CallParsed<'POST /api/turmas/:id/invitations/renew', 'body'>,
): Promise<Issued> {
  const way = deliveryOf(services, delivery);
  return services.db.transaction(async (tx) => {
    const turma = await requireActive(tx, person, turmaId);
    const students = await findPending(tx, turmaId, ids);
    return { ...(await issue(services, tx, person, turma, way, students)), already: 0 };
  });
}

export async function cancelInvitation({ db, clock }: Services, person: Person, turmaId: number, id: number) {
  return db.transaction(async (tx) => {
    const turma = await requireManaged(tx, person, turmaId);
    const cancelled = await deleteInvitation(tx, turmaId, id);
    if (!cancelled) throw new AppError('not-found');
    await auditTurma(tx, clock.now(), person, 'turma.invitation-cancelled', turma, { name: cancelled.name });
    return { message: texts.cancelled };
  });
}

/** Codes are shown once, here; a letter gets its token when it is written. */
async function issue(
  { clock }: Services,
  tx: Db,
  person: Person,
  turma: TurmaView,
  delivery: Delivery,
  students: Student[],
): Promise<Omit<Issued, 'already'>> {
  if (students.length === 0) return { message: texts.none, invitations: [] };
  const now = clock.now();
  const codes = new Map(
    students.map(({ email }) => [email.toLowerCase(), delivery === 'code' ? newReadableCode() : null]),
  );
  const codeOf = ({ email }: Student) => codes.get(email.toLowerCase()) ?? null;
  const stored = await storeInvitations(
    tx,
    {
      turma_id: turma.id,
      delivery,
      invited_by: person.id,
      created_at: now,
      expires_at: delivery === 'code' ? hoursAfter(now, ONE_TIME_CODE_HOURS) : daysAfter(now, INVITATION_DAYS),
    },
    students.map((student) => ({ ...student, token_hash: hashOfCode(codeOf(student)) })),
  );
  await auditTurma(tx, now, person, 'turma.invited', turma, { students: stored.length, delivery });
  const invitations = stored.map((row): IssuedInvitation => ({ ...pendingView(row), code: codeOf(row) }));
  return { message: (delivery === 'code' ? texts.coded : texts.mailed)(stored.length), invitations };
}

const hashOfCode = (code: string | null) => code && hashOf(normalizeCode(code));

function deliveryOf({ mailer }: Services, wanted: Delivery | undefined): Delivery {
  if (wanted === 'email' && !mailer.configured) throw fieldError('delivery', texts.noMail);
  return wanted ?? (mailer.configured ? 'email' : 'code');
}

async function requireActive(tx: Db, person: Person, turmaId: number): Promise<TurmaView> {
  const turma = await requireManaged(tx, person, turmaId);
  if (turma.archived_at) throw new AppError('turmas.archived');
  return turma;
}

/** Names every row that will not do, not only the first. */
function refuse(addresses: string[], problemOf: (address: string, place: number) => string | undefined): void {
  const fields: FieldErrors = {};
  for (const [place, address] of addresses.entries()) {
    const problem = problemOf(address, place);
    if (problem) fields[`students.${place}.email`] = [problem];
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation.failed', fields);
}

const pendingView = (row: Invitation): PendingInvitation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  delivery: row.delivery,
  expires_at: row.expires_at.toISOString(),
  mailed_at: row.mailed_at?.toISOString() ?? null,
  mail_failed: row.mail_failures >= MAX_FAILURES,
});
