import { isUnsent, journalsOf } from './journals';
import { deliverAll } from './outbox';
import { pageLine } from './page-line';
import { sendPendingOf } from './send-pending';

/** Nobody waits longer than this to leave a shared computer. */
const PATIENCE_MS = 4000;

/** Tries to send everything, and returns the titles of the exams of which something is still only here. */
export async function sendBeforeLeaving(userId: number): Promise<string[]> {
  const sending = deliverAll(userId, pageLine).then(() => sendPendingOf(userId));
  await Promise.race([sending.catch(() => undefined), new Promise((resume) => setTimeout(resume, PATIENCE_MS))]);
  return (await journalsOf(userId)).filter(isUnsent).map(({ title }) => title);
}
