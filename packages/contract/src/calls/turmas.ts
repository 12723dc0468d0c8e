import { z } from 'zod';
import type { Calls } from '../call.js';
import { NAME_MAX_LENGTH, PAGE_MAX } from '../constants.js';
import { id, idInPath, instant, message, paging, role } from '../fields.js';
import { messages } from '../messages.js';
import { user } from './user.js';

const { turmas: texts, validation } = messages;

const DESCRIPTION_MAX = 500;

export const turma = z.object({
  id,
  name: z.string(),
  description: z.string(),
  code: z.string().optional().describe('Only for admins and members'),
  member: z.boolean().describe('Whether the reader is in it'),
  students_count: z.number().int(),
  created_at: instant,
});

const turmaMember = z.object({
  id,
  name: z.string(),
  email: z.string().nullable().describe('Null for students'),
  role,
  joined_at: instant,
});

const code = z.string({ error: texts.codeInvalid }).regex(/^\d{6}$/, texts.codeInvalid);
const joined = z.object({ message, turma, user });

export const turmasCalls = {
  'GET /api/turmas': {
    tag: 'turmas',
    summary: 'Turmas by name: all of them for staff, the own one for a student',
    query: z.object({ ...paging, limit: paging.limit.default(PAGE_MAX) }),
    status: 200,
    response: z.array(turma),
  },
  'POST /api/turmas': {
    tag: 'turmas',
    summary: 'Creates a turma',
    body: z.object({
      name: z
        .string({ error: texts.nameRequired })
        .trim()
        .min(1, texts.nameRequired)
        .max(NAME_MAX_LENGTH, validation.tooLong(NAME_MAX_LENGTH)),
      description: z
        .string({ error: texts.descriptionRequired })
        .trim()
        .min(1, texts.descriptionRequired)
        .max(DESCRIPTION_MAX, validation.tooLong(DESCRIPTION_MAX)),
      code,
    }),
    status: 201,
    response: turma,
  },
  'POST /api/turmas/:id/join': {
    tag: 'turmas',
    summary: 'Puts an admin into a turma; everybody else joins by code',
    params: idInPath,
    status: 200,
    response: joined,
  },
  'POST /api/turmas/join-by-code': {
    tag: 'turmas',
    summary: 'Joins the turma with this code; a student leaves the one before',
    body: z.object({ code }),
    status: 200,
    response: joined,
  },
  'POST /api/turmas/leave': {
    tag: 'turmas',
    summary: 'Leaves a turma, the one joined last unless another is named',
    body: z.object({ turma_id: id.optional() }).nullish(),
    status: 200,
    response: z.object({ message, user }),
  },
  'GET /api/turmas/:id/members': {
    tag: 'turmas',
    summary: 'People of a turma: admins, teachers, students, each by name; the next cursor is in the Link header',
    params: idInPath,
    query: z.object({ ...paging, limit: paging.limit.default(PAGE_MAX) }),
    status: 200,
    response: z.object({
      turma,
      users: z.array(turmaMember),
      counts: z.record(role, z.number().int()).describe('Of the whole turma, whatever the page'),
    }),
  },
} as const satisfies Calls;
