import { INVITATION_DAYS } from '@gabarita/contract';
import { daysAfter } from '../../clock.js';
import type { Db } from '../../db/database.js';
import { letter } from '../../letter.js';
import { hashOf, newToken } from '../../secrets.js';
import type { Services } from '../../services.js';
import { claimForMail, countMailFailure, deleteExpiredBefore, type Invitation, listToMail } from './repository.js';

/** After so many failures an address is given up, and staff see it. */
export const MAX_FAILURES = 5;
/** Letters of one run: the other jobs wait for it. */
const BATCH = 30;
/** How long an invitation that nobody took up is kept, to be renewed. */
const KEPT_DAYS = 90;

/** Sends the letters that wait. The first that fails ends the run: most often it is the mail server, not the address. */
export async function mailInvitations({ db, clock, mailer, config }: Services): Promise<void> {
  if (!mailer.configured || !config.publicUrl) return;
  for (const { invitation, turma } of await listToMail(db, MAX_FAILURES, BATCH)) {
    const token = newToken();
    const now = clock.now();
    const claim = { token_hash: hashOf(token), mailed_at: now, expires_at: daysAfter(now, INVITATION_DAYS) };
    // Claimed before it is sent, so that two processes never write to the same person.
    if (!(await claimForMail(db, invitation.id, claim))) continue;
    try {
      await mailer.send(invitationLetter(invitation, turma, new URL(`/convite/${token}`, config.publicUrl).href));
    } catch (error) {
      await countMailFailure(db, invitation.id);
      throw error;
    }
  }
}

export const deleteOldInvitations = (db: Db, now: Date) => deleteExpiredBefore(db, daysAfter(now, -KEPT_DAYS));

const invitationLetter = ({ email, name }: Invitation, turma: string, link: string) =>
  letter({
    to: email,
    subject: 'Gabarita: convite para a sua turma',
    name,
    paragraphs: [
      `Você foi convidado para a turma ${turma} no Gabarita, onde se treina para o ENEM com os simulados da escola.`,
      `Para entrar, abra este endereço em até ${INVITATION_DAYS} dias:`,
    ],
    link,
    action: 'Entrar na turma',
    closing: 'Se você não conhece esta escola, ignore esta mensagem: nada é criado em seu nome.',
  });
