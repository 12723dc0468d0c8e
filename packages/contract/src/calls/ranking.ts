import { AREAS } from '@gabarita/enem';
import { z } from 'zod';
import type { Calls } from '../call.js';
import { id, paging } from '../fields.js';

const percentage = z.number().min(0).max(100);

export const rankingRow = z.object({
  position: z.number().int().positive().describe('Shared by all who have the same average'),
  user_id: id,
  name: z.string().describe('First name and initial, for a student of another turma'),
  email: z.string().describe('Masked, as in "ma•••@escola.br", unless it is the reader’s own or the reader is staff'),
  average_percentage: percentage,
  total_exams: z.number().int(),
  areas: z
    .record(z.enum([...AREAS, 'redacao']), percentage.nullable())
    .describe('Average of each area; null where there is no result'),
});

const query = z.object({
  ...paging,
  turma: z
    .enum(['0', '1'])
    .transform((flag) => flag === '1')
    .default(false)
    .describe('1 for the reader’s own turma'),
});

const response = z.object({
  ranking: z.array(rankingRow),
  current_user_position: z.number().int().nullable().describe('Null for staff, and for who has no result or has left'),
  current_user: rankingRow.nullable().describe('The reader’s own row, whatever the page'),
  total_students: z.number().int(),
});

export const rankingCalls = {
  'GET /api/ranking': {
    tag: 'ranking',
    summary: 'Students by average percentage, best first; the next cursor is in the Link header',
    query,
    status: 200,
    response,
  },
  'GET /api/ranking/subject/:discipline': {
    tag: 'ranking',
    summary: 'The same in one area, by its code, an alias of it, or "redacao"; any other is 404',
    params: z.object({ discipline: z.string().max(60) }),
    query,
    status: 200,
    response,
  },
} as const satisfies Calls;
