import { z } from 'zod';
import type { Calls } from '../call.js';
import { role } from '../fields.js';

export const siteCalls = {
  'GET /api/site': {
    tag: 'site',
    summary: 'What a browser needs to know of this installation before anybody signs in',
    status: 200,
    response: z.object({
      demo: z.boolean(),
      demo_accounts: z.array(z.object({ role, email: z.string(), password: z.string() })),
      open_staff_registration: z.boolean(),
      mail: z.boolean().describe('Whether this installation can send e-mail'),
      time_zone: z.string(),
    }),
  },
  'GET /healthz': {
    tag: 'site',
    summary: 'The process is alive',
    status: 200,
    response: z.object({ status: z.literal('ok') }),
  },
  'GET /readyz': {
    tag: 'site',
    summary: 'The database answers',
    status: 200,
    response: z.object({ status: z.literal('ok') }),
  },
} as const satisfies Calls;
