import { lastResult, rememberResult, withAttempt } from './exam-result';
import { deliverAll } from './outbox';
import { pageLine } from './page-line';

/** Sends the outbox, completes the result that was waiting for it, and returns the titles of what arrived. */
export async function sendWaiting(userId: number): Promise<string[]> {
  const arrived = await deliverAll(userId, pageLine);
  const result = lastResult(userId);
  const own = arrived.find(({ session_id }) => session_id === result?.sessionId);
  if (result && own?.receipt) rememberResult(userId, withAttempt(result, own.receipt));
  return arrived.map(({ title }) => title);
}
