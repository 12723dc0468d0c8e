import { z } from 'zod';
import type { Calls } from '../call.js';
import { id, idInPath, instant, message, paging, role } from '../fields.js';
import { listedUser, user } from './user.js';

const auditEntry = z.object({
  id,
  at: instant,
  actor: z.string().describe('Name of who did it'),
  action: z.string(),
  subject: z.string().describe('Who or what it was done to'),
  details: z.record(z.string(), z.unknown()),
});

export const usersCalls = {
  'GET /api/users': {
    tag: 'users',
    summary: 'The people of the school, by name; the next cursor is in the Link header',
    query: z.object({ ...paging, search: z.string().trim().max(100).optional(), role: role.optional() }),
    status: 200,
    response: z.array(listedUser),
  },
  'PATCH /api/users/:id': {
    tag: 'users',
    summary: 'Changes the role of a person',
    params: idInPath,
    body: z.object({ role }),
    status: 200,
    response: z.object({ message, user }),
  },
  'POST /api/users/:id/one-time-code': {
    tag: 'users',
    summary: 'Issues a code with which the person creates a new password; shown once',
    params: idInPath,
    status: 201,
    response: z.object({ message, code: z.string(), expires_at: instant }),
  },
  'POST /api/users/:id/deactivate': {
    tag: 'users',
    summary: 'Switches an account off: nobody signs in to it, and its sessions end',
    params: idInPath,
    status: 200,
    response: z.object({ message }),
  },
  'POST /api/users/:id/reactivate': {
    tag: 'users',
    summary: 'Switches an account on again',
    params: idInPath,
    status: 200,
    response: z.object({ message }),
  },
  'DELETE /api/users/:id/sign-ins': {
    tag: 'users',
    summary: 'Ends every session of a person',
    params: idInPath,
    status: 200,
    response: z.object({ message }),
  },
  'DELETE /api/users/:id/second-factor': {
    tag: 'users',
    summary: 'Switches the second factor of another person off, who lost it',
    params: idInPath,
    status: 200,
    response: z.object({ message }),
  },
  'GET /api/audit': {
    tag: 'users',
    summary: 'What staff did, newest first; the next cursor is in the Link header',
    query: z.object(paging),
    status: 200,
    response: z.array(auditEntry),
  },
} as const satisfies Calls;
