import { z } from 'zod';
import type { Calls } from '../call.js';
import { givenPassword, instant, message } from '../fields.js';
import * as messages from '../messages.js';
import { user } from './user.js';

const code = z
  .string({ error: messages.secondFactor.codeRequired })
  .trim()
  .min(1, messages.secondFactor.codeRequired)
  .max(40)
  .describe('Six digits of the authenticator app, or a recovery code');
const recoveryCodes = z.array(z.string()).describe('Shown this once; each works once');
const withPassword = z.object({ password: givenPassword });

export const secondFactor = z.object({
  on: z.boolean(),
  since: instant.nullable(),
  recovery_codes_left: z.number().int(),
});

export const secondFactorCalls = {
  'POST /api/login/second-factor': {
    tag: 'auth',
    summary: 'Signs in with the challenge that POST /api/login answered (401) and a code of the second factor',
    body: z.object({ challenge: z.string().min(1).max(100), code }),
    status: 200,
    response: z.object({ message, token: z.string(), user }),
  },
  'GET /api/user/second-factor': {
    tag: 'second-factor',
    summary: 'Whether signing in to this account asks for a second factor',
    status: 200,
    response: secondFactor,
  },
  'POST /api/user/second-factor': {
    tag: 'second-factor',
    summary: 'Begins to switch it on: a secret for an authenticator app (TOTP), which a first code confirms',
    body: withPassword,
    status: 201,
    response: z.object({
      secret: z.string().describe('For typing where no camera is'),
      address: z.string().describe('otpauth://'),
      qr: z.object({ size: z.number().int(), path: z.string() }).describe('The address as the path of an SVG'),
    }),
  },
  'POST /api/user/second-factor/confirm': {
    tag: 'second-factor',
    summary: 'Switches it on with a first code, and answers with recovery codes',
    body: z.object({ code }),
    status: 200,
    response: z.object({ message, recovery_codes: recoveryCodes }),
  },
  'POST /api/user/second-factor/recovery-codes': {
    tag: 'second-factor',
    summary: 'New recovery codes in place of the old ones',
    body: withPassword,
    status: 201,
    response: z.object({ message, recovery_codes: recoveryCodes }),
  },
  'DELETE /api/user/second-factor': {
    tag: 'second-factor',
    summary: 'Switches it off',
    body: withPassword,
    status: 200,
    response: z.object({ message }),
  },
} as const satisfies Calls;
