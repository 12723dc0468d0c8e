import { z } from 'zod';
import type { Calls } from '../call.js';
import { id, idInPath, instant, message, paging } from '../fields.js';
import * as messages from '../messages.js';
import { area, bankQuestion, difficulty, letter, questionKey, skill, staffQuestion, yearInText } from './question.js';

const { questions: texts } = messages;

const TEXT_MAX = 20_000;
const markdown = z.string().trim().max(TEXT_MAX, messages.validation.tooLong(TEXT_MAX));
const changed = z.object({ message, question: staffQuestion });

const REASON_MAX = 500;
const proposal = z.object({
  id,
  question_id: id,
  kind: z.enum(['key', 'withdraw']),
  letter: letter.nullable(),
  reason: z.string(),
  proposer: z.string().nullable().describe('Null when the account is gone'),
  edition: z.string(),
  index: z.number().int(),
  statement: z.string(),
  current: z.object({ letter: letter.nullable(), annulled: z.boolean() }),
  created_at: instant,
  decided_at: instant.nullable(),
  accepted: z.boolean().nullable(),
  answer: z.string().nullable(),
});

export const questionsCalls = {
  'GET /api/questions': {
    tag: 'questions',
    summary: 'The question bank, five a page; keys only for staff',
    query: z.object({
      discipline: area.optional(),
      difficulty: difficulty.optional(),
      search: z
        .string()
        .trim()
        .max(200)
        .optional()
        .describe('Words and parts of words, whatever the accents and endings'),
      year: yearInText.optional(),
      skill: skill.optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    status: 200,
    response: z.object({
      questions: z.array(bankQuestion.extend({ key: questionKey.optional().describe('Only for staff') })),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      highlights: z
        .array(z.string())
        .describe('Words of these questions that match the search, in lower case, to be marked wherever they stand'),
    }),
  },
  'GET /api/questions/:id/key': {
    tag: 'questions',
    summary: 'The key of a question of the bank, with its explanation where there is one',
    params: idInPath,
    status: 200,
    response: questionKey,
  },
  'GET /api/questions/quarantine': {
    tag: 'questions',
    summary: 'Questions to look at: withdrawn ones with their reasons, or served ones with a flag',
    query: z.object({
      ...paging,
      view: z.enum(['quarantined', 'flagged']).default('quarantined'),
      year: yearInText.optional(),
    }),
    status: 200,
    response: z.array(staffQuestion),
  },
  'GET /api/questions/:id': {
    tag: 'questions',
    summary: 'One question as staff see it',
    params: idInPath,
    status: 200,
    response: staffQuestion,
  },
  'PATCH /api/questions/:id': {
    tag: 'questions',
    summary: 'Mends a question: texts, key, alternative texts of its images',
    params: idInPath,
    body: z.object({
      context: markdown.nullable().optional(),
      statement: markdown.min(1, texts.statementRequired).optional(),
      alternatives: z
        .array(z.object({ letter, text: markdown.nullable() }))
        .max(5)
        .optional(),
      key: letter.nullable().optional().describe('Null annuls the question'),
      explanation: markdown.nullable().optional(),
      images: z
        .array(z.object({ src: z.string().max(200), alt: z.string().trim().max(2_000) }))
        .max(50)
        .optional(),
    }),
    status: 200,
    response: changed,
  },
  'POST /api/questions/:id/release': {
    tag: 'questions',
    summary: 'Puts a mended question back into exams and the bank',
    params: idInPath,
    status: 200,
    response: changed,
  },
  'POST /api/questions/:id/withdraw': {
    tag: 'questions',
    summary: 'Takes a question out of exams and the bank',
    params: idInPath,
    body: z.object({ reason: z.string().trim().min(1, texts.reasonRequired).max(300) }),
    status: 200,
    response: changed,
  },
  'POST /api/questions/:id/proposals': {
    tag: 'questions',
    summary: 'Proposes a correction of the bank to the admins; again before a decision, it replaces the former',
    params: idInPath,
    body: z.object({
      kind: z.enum(['key', 'withdraw']),
      letter: letter.nullish().describe('Of kind `key`; null annuls the question'),
      reason: z
        .string({ error: texts.proposalReason })
        .trim()
        .min(1, texts.proposalReason)
        .max(REASON_MAX, messages.validation.tooLong(REASON_MAX)),
    }),
    status: 201,
    response: z.object({ message }),
  },
  'GET /api/questions/proposals': {
    tag: 'questions',
    summary: 'Proposed corrections, newest first: all of them for an admin, a teacher’s own',
    query: z.object({ ...paging, view: z.enum(['open', 'decided']).default('open') }),
    status: 200,
    response: z.array(proposal),
  },
  'POST /api/questions/proposals/:id/decision': {
    tag: 'questions',
    summary:
      'Carries a proposal out, or refuses it. Editions are marked anew; exams keep their keys until their owners take it',
    params: idInPath,
    body: z.object({ accept: z.boolean(), answer: z.string().trim().max(REASON_MAX).optional() }),
    status: 200,
    response: z.object({ message }),
  },
} as const satisfies Calls;
