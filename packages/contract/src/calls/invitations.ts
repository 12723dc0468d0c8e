import { z } from 'zod';
import type { Calls } from '../call.js';
import { PAGE_MAX, TURMA_MAX } from '../constants.js';
import { email, id, idInPath, instant, message, newPassword, paging, personName } from '../fields.js';
import * as messages from '../messages.js';
import { turma } from './turmas.js';
import { user } from './user.js';

const { invitations: texts, validation } = messages;

const delivery = z.enum(['email', 'code']);

export const pendingInvitation = z.object({
  id,
  name: z.string(),
  email: z.string(),
  delivery,
  expires_at: instant,
  mailed_at: instant.nullable(),
  mail_failed: z.boolean().describe('Given up after several tries'),
});

export const issuedInvitation = pendingInvitation.extend({
  code: z.string().nullable().describe('Shown this once; null for those that go by e-mail'),
});

const issued = z.object({
  message,
  invitations: z.array(issuedInvitation),
  already: z.number().int().describe('How many were in the turma before'),
});
const wantedDelivery = delivery.optional().describe('E-mail where the installation sends any, else a printed code');

/** In the address of a link, or typed from paper in any spelling. */
const byToken = z.object({ token: z.string().min(1).max(100) });

export const invitationsCalls = {
  'GET /api/turmas/:id/invitations': {
    tag: 'invitations',
    summary: 'Students who were invited and have not come, by name; the next cursor is in the Link header',
    params: idInPath,
    query: z.object({ ...paging, limit: paging.limit.default(PAGE_MAX) }),
    status: 200,
    response: z.array(pendingInvitation),
  },
  'POST /api/turmas/:id/invitations': {
    tag: 'invitations',
    summary: 'Invites students to a turma, all of them or none; inviting again replaces the invitation before',
    params: idInPath,
    body: z.object({
      students: z
        .array(z.object({ name: personName, email }), { error: texts.noStudents })
        .min(1, texts.noStudents)
        .max(TURMA_MAX, texts.tooMany),
      delivery: wantedDelivery,
    }),
    status: 201,
    response: issued,
  },
  'POST /api/turmas/:id/invitations/renew': {
    tag: 'invitations',
    summary: 'New codes, or new letters, for those who have not come; the ones before stop working',
    params: idInPath,
    body: z.object({ ids: z.array(id).max(TURMA_MAX).optional(), delivery: wantedDelivery }),
    status: 201,
    response: issued,
  },
  'DELETE /api/turmas/:id/invitations/:invitation_id': {
    tag: 'invitations',
    summary: 'Takes an invitation back',
    params: idInPath.extend({ invitation_id: idInPath.shape.id }),
    status: 200,
    response: z.object({ message }),
  },
  'GET /api/invitations/:token': {
    tag: 'invitations',
    summary: 'What an invitation is to, for whoever holds it',
    params: byToken,
    status: 200,
    response: z.object({
      name: z.string(),
      email: z.string(),
      turma: z.object({ id, name: z.string() }),
      has_account: z.boolean().describe('Whether an account with this e-mail exists: its owner signs in and joins'),
      expires_at: instant,
    }),
  },
  'POST /api/invitations/:token/accept': {
    tag: 'invitations',
    summary: 'Creates the account an invitation is for, signs it in and joins the turma',
    params: byToken,
    body: z
      .object({
        name: personName,
        password: newPassword,
        password_confirmation: z.string().optional(),
        shared_computer: z.boolean().default(false),
      })
      .refine((body) => body.password_confirmation === undefined || body.password_confirmation === body.password, {
        path: ['password_confirmation'],
        error: validation.passwordMismatch,
      }),
    status: 201,
    response: z.object({ message, token: z.string(), user, turma }),
  },
  'POST /api/invitations/:token/join': {
    tag: 'invitations',
    summary: 'Joins the turma of an invitation with the account that is signed in',
    params: byToken,
    status: 200,
    response: z.object({ message, turma, user }),
  },
} as const satisfies Calls;
