import { z } from 'zod';
import type { Calls } from '../call.js';
import { email, givenPassword, id, idInPath, instant, message, newPassword, personName, role } from '../fields.js';
import * as messages from '../messages.js';
import { user } from './user.js';

const signedIn = z.object({ message, token: z.string(), user });
const sharedComputer = z.boolean().default(false).describe('Ends the session after 12 hours');

const passwordsMatch = (body: { password: string; password_confirmation?: string | undefined }) =>
  body.password_confirmation === undefined || body.password_confirmation === body.password;
const mismatch = { path: ['password_confirmation'], error: messages.validation.passwordMismatch };

const signIn = z.object({
  id,
  device: z.string().describe('What the browser said it was, in words'),
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
  shared_computer: z.boolean(),
  current: z.boolean(),
});

export const authCalls = {
  'GET /sanctum/csrf-cookie': {
    tag: 'auth',
    summary: 'Sets the readable XSRF-TOKEN cookie that a browser returns as X-XSRF-TOKEN',
    status: 204,
    response: z.null(),
  },
  'POST /api/register': {
    tag: 'auth',
    summary: 'Creates an account and signs it in',
    body: z
      .object({
        name: personName,
        email,
        password: newPassword,
        password_confirmation: z.string().optional(),
        role: role.default('student'),
        invite_code: z.string().max(100).optional().describe('Asked of staff when staff registration is not open'),
        shared_computer: sharedComputer,
      })
      .refine(passwordsMatch, mismatch),
    status: 201,
    response: signedIn,
  },
  'POST /api/login': {
    tag: 'auth',
    summary: 'Signs in',
    body: z.object({ email, password: givenPassword, shared_computer: sharedComputer }),
    status: 200,
    response: signedIn,
  },
  'POST /api/logout': { tag: 'auth', summary: 'Ends this session', status: 200, response: z.object({ message }) },
  'GET /api/user/sign-ins': {
    tag: 'auth',
    summary: 'Where this account is signed in',
    status: 200,
    response: z.array(signIn),
  },
  'DELETE /api/user/sign-ins/:id': {
    tag: 'auth',
    summary: 'Ends one session of this account',
    params: idInPath,
    status: 200,
    response: z.object({ message }),
  },
  'DELETE /api/user/sign-ins': {
    tag: 'auth',
    summary: 'Ends every session of this account but the one asking',
    status: 200,
    response: z.object({ message }),
  },
  'POST /api/password/forgot': {
    tag: 'auth',
    summary: 'Sends a link to create a new password; answers the same whether or not the address is known',
    body: z.object({ email }),
    status: 200,
    response: z.object({ message }),
  },
  'POST /api/password/reset': {
    tag: 'auth',
    summary: 'Creates a new password with the code of a reset link or one issued by staff',
    body: z
      .object({
        email,
        code: z.string().trim().min(1, messages.validation.required).max(100),
        password: newPassword,
        password_confirmation: z.string().optional(),
      })
      .refine(passwordsMatch, mismatch),
    status: 200,
    response: z.object({ message }),
  },
} as const satisfies Calls;
