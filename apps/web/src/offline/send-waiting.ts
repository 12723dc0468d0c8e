import { lastResult, rememberResult, withAttempt } from './exam-result';
import { deliverAll } from './outbox';
import { pageLine } from './page-line';
import { sendPendingOf } from './send-pending';
import { countOnDevice } from './user-rankings';

/**
 * Sends the outbox and the answers of exams that no tab has open, completes the result that was waiting, and returns the
 * titles of the exams that arrived.
 */
export async function sendWaiting(userId: number): Promise<string[]> {
  const arrived = await deliverAll(userId, pageLine);
  const result = lastResult(userId);
  const own = arrived.find(({ session_id }) => session_id === result?.sessionId);
  countOnDevice(
    userId,
    arrived.flatMap(({ receipt }) => receipt ?? []),
  );
  if (result && own?.receipt) rememberResult(userId, withAttempt(result, own.receipt));
  await sendPendingOf(userId);
  return arrived.map(({ title }) => title);
}
