import { secondFactors } from '../src/db/schema/index.js';
import { codeAt } from '../src/modules/second-factor/totp.js';
import { seal } from '../src/sealing.js';
import { aTeacher, PASSWORD } from './people.js';
import type { TestApp } from './test-app.js';

/** What everybody's phone holds. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export const codeNow = ({ clock }: TestApp) => codeAt(SECRET, clock.now());

export async function switchSecondFactorOn(
  { services, clock }: TestApp,
  userId: number,
  { confirmed = true } = {},
): Promise<void> {
  const secret = await seal(services.config, SECRET, `second-factor:${userId}`);
  const factor = { user_id: userId, secret, created_at: clock.now(), confirmed_at: confirmed ? clock.now() : null };
  await services.db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: { ...factor, last_step: 0 },
    });
}

/** The second step of signing in, for somebody whose password was right. */
export async function aLoginChallenge(testApp: TestApp) {
  const { user } = await aTeacher(testApp);
  await switchSecondFactorOn(testApp, user.id);
  const answer = await testApp.visitor().tries('POST /api/login', { body: { email: user.email, password: PASSWORD } });
  const { challenge } = answer.body as unknown as { challenge: string };
  return { body: { challenge, code: codeNow(testApp) } };
}
