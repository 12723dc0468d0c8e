import { z } from 'zod';
import type { Calls } from '../call.js';
import { email, givenPassword, message, newPassword, personName } from '../fields.js';
import * as messages from '../messages.js';
import { user } from './user.js';

export const profileCalls = {
  'GET /api/user': { tag: 'profile', summary: 'The person signed in', status: 200, response: user },
  'PATCH /api/user': {
    tag: 'profile',
    summary: 'Changes name, e-mail, password or visibility in the ranking',
    body: z
      .object({
        name: personName.optional(),
        email: email.optional(),
        password: newPassword.optional(),
        password_confirmation: z.string().optional(),
        current_password: givenPassword.optional(),
        ranking_visible: z.boolean().optional(),
      })
      .refine((body) => body.password_confirmation === undefined || body.password_confirmation === body.password, {
        path: ['password_confirmation'],
        error: messages.validation.passwordMismatch,
      }),
    status: 200,
    response: z.object({ message, user }),
  },
  'DELETE /api/user': {
    tag: 'profile',
    summary: 'Deletes the account and everything that is the person’s, for good',
    body: z.object({ password: givenPassword }),
    status: 200,
    response: z.object({ message }),
  },
} as const satisfies Calls;
