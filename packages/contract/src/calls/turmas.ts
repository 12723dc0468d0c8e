import { z } from 'zod';
import type { Calls } from '../call.js';
import { NAME_MAX_LENGTH, PAGE_MAX, TURMA_MAX } from '../constants.js';
import { id, idInPath, instant, message, paging, role } from '../fields.js';
import * as messages from '../messages.js';
import { user } from './user.js';

const { turmas: texts, validation } = messages;

const DESCRIPTION_MAX = 500;

export const turma = z.object({
  id,
  name: z.string(),
  description: z.string(),
  code: z.string().optional().describe('Only for admins and members'),
  code_expires_at: instant.nullable().describe('From then on the code lets nobody in; null: never'),
  member: z.boolean().describe('Whether the reader is in it'),
  managed: z.boolean().describe('Whether the reader may edit it, change its code and look after its students'),
  archived_at: instant.nullable(),
  students_count: z.number().int(),
  created_at: instant,
});

const turmaMember = z.object({
  id,
  name: z.string(),
  email: z.string().nullable().describe('Null for students'),
  role,
  joined_at: instant,
  extra_minutes: z
    .number()
    .int()
    .nullable()
    .describe('Beyond the time of every exam; null but for who manages the turma'),
});

const name = z
  .string({ error: texts.nameRequired })
  .trim()
  .min(1, texts.nameRequired)
  .max(NAME_MAX_LENGTH, validation.tooLong(NAME_MAX_LENGTH));
const description = z
  .string({ error: texts.descriptionRequired })
  .trim()
  .min(1, texts.descriptionRequired)
  .max(DESCRIPTION_MAX, validation.tooLong(DESCRIPTION_MAX));

const code = z.string({ error: texts.codeInvalid }).regex(/^\d{6}$/, texts.codeInvalid);
const joined = z.object({ message, turma, user });
const changed = z.object({ message, turma });

export const turmasCalls = {
  'GET /api/turmas': {
    tag: 'turmas',
    summary: 'Turmas by name: all of them for staff, the own one for a student',
    query: z.object({
      ...paging,
      limit: paging.limit.default(PAGE_MAX),
      archived: z.stringbool().default(false).describe('The archived ones instead of those in use'),
    }),
    status: 200,
    response: z.array(turma),
  },
  'POST /api/turmas': {
    tag: 'turmas',
    summary: 'Creates a turma',
    body: z.object({ name, description, code }),
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
    query: z.object({
      ...paging,
      limit: paging.limit.default(PAGE_MAX),
      search: z.string().trim().max(100).optional().describe('Part of a name, or for staff of an e-mail'),
    }),
    status: 200,
    response: z.object({
      turma,
      users: z.array(turmaMember),
      counts: z.record(role, z.number().int()).describe('Of the whole turma, whatever the page'),
    }),
  },
  'PATCH /api/turmas/:id': {
    tag: 'turmas',
    summary: 'Changes the name or description of a turma; an admin also archives it or takes it back',
    params: idInPath,
    body: z.object({ name, description, archived: z.boolean({ error: validation.yesOrNo }) }).partial(),
    status: 200,
    response: changed,
  },
  'PUT /api/turmas/:id/code': {
    tag: 'turmas',
    summary: 'Gives a turma another code, or the same one another end; the old code stops working at once',
    params: idInPath,
    body: z.object({
      code,
      expires_at: z.iso.datetime({ error: validation.momentInvalid }).nullable().default(null),
    }),
    status: 200,
    response: changed,
  },
  'DELETE /api/turmas/:id/members/:user_id': {
    tag: 'turmas',
    summary: 'Takes somebody out of a turma; exams under way and results stay the person’s',
    params: idInPath.extend({ user_id: idInPath.shape.id }),
    status: 200,
    response: z.object({ message }),
  },
  'POST /api/turmas/:id/next-year': {
    tag: 'turmas',
    summary: 'Moves a class into a new turma, but for those left behind, and archives the old one with its history',
    params: idInPath,
    body: z.object({
      name,
      description,
      code,
      left_behind: z.array(id).max(TURMA_MAX).default([]).describe('Ids of students who do not move'),
    }),
    status: 201,
    response: changed.extend({ moved: z.number().int().describe('How many students moved') }),
  },
} as const satisfies Calls;
