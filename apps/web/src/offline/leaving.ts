import { unsentSheets } from './essay-drafts';
import { isToBeSent, journalsOf } from './journals';
import { deliverAll } from './outbox';
import { pageLine } from './page-line';
import { essayTitle, sendDrafts } from './send-drafts';
import { sendPendingOf } from './send-pending';

/** Nobody waits longer than this to leave a shared computer. */
const PATIENCE_MS = 4000;

/** Titles of the exams and essays of which something is still only on this device. */
interface StillHere {
  exams: string[];
  essays: string[];
}

/** Tries to send everything, and says what could not be sent. */
export async function sendBeforeLeaving(userId: number): Promise<StillHere> {
  const answers = deliverAll(userId, pageLine).then(() => sendPendingOf(userId));
  const sending = Promise.allSettled([answers, sendDrafts(userId)]);
  await Promise.race([sending, new Promise((resume) => setTimeout(resume, PATIENCE_MS))]);
  return {
    exams: (await journalsOf(userId)).filter(isToBeSent).map(({ title }) => title),
    essays: unsentSheets(userId).map((sheet) => essayTitle(userId, sheet)),
  };
}

/** What to ask of whoever leaves something here; nothing when everything was sent. */
export function unsentQuestion({ exams, essays }: StillHere) {
  if (!exams.length && !essays.length) return undefined;
  return {
    title: exams.length ? 'Há respostas que ainda não foram enviadas' : 'Há texto que ainda não foi enviado',
    text: [
      `Não foi possível enviar: ${[...exams, ...essays].join(', ')}. Se você sair, tudo continua guardado neste aparelho.`,
      exams.length > 0 && 'As respostas são enviadas quando você entrar de novo nele.',
      essays.length > 0 && 'A redação é enviada quando você abrir a folha de novo nele.',
    ]
      .filter(Boolean)
      .join(' '),
    action: 'Sair mesmo assim',
    cancel: 'Continuar conectado',
  };
}
