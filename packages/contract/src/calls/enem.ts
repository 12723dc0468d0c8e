import { AREAS } from '@gabarita/enem';
import { z } from 'zod';
import type { Calls } from '../call.js';
import { id } from '../fields.js';
import {
  area,
  examDay,
  foreignLanguage,
  image,
  letter,
  paperQuestion,
  questionKey,
  source,
  year,
  yearInText,
} from './question.js';

const label = <T extends z.ZodType>(value: T) => z.object({ label: z.string(), value });

/** Shapes of the public service. */
const listedExam = z.object({
  title: z.string(),
  year,
  disciplines: z.array(label(area)),
  languages: z.array(label(foreignLanguage)),
});
const listedQuestion = z.object({
  title: z.string(),
  index: z.number().int(),
  discipline: area,
  language: foreignLanguage.nullable(),
});
const publicQuestion = listedQuestion.extend({
  id,
  year,
  context: z.string().nullable(),
  files: z.array(z.string()),
  images: z.array(image),
  correctAlternative: letter.nullable().optional().describe('Only for staff'),
  alternativesIntroduction: z.string(),
  alternatives: z.array(
    z.object({
      letter,
      text: z.string().nullable(),
      file: z.string().nullable(),
      isCorrect: z.boolean().optional().describe('Only for staff'),
    }),
  ),
});

const language = z.string().max(20).optional();

const essayTopic = z.object({
  title: z.string(),
  texts: z
    .array(z.object({ title: z.string(), body: z.string() }))
    .describe('Motivating texts, in Markdown; none for official themes'),
});

export const edition = z.object({
  id,
  year,
  title: z.string(),
  source,
  languages: z.array(foreignLanguage),
  areas: z.array(
    z.object({
      discipline: area,
      questions: z.number().int().describe('Questions of the area, gaps included'),
      available: z.number().int(),
      duration_minutes: z.number().int(),
    }),
  ),
  essay_topics: z.array(essayTopic),
});

const paperDiscipline = z.enum(['prova-completa', ...AREAS]);

export const enemCalls = {
  'GET /api/editions': {
    tag: 'enem',
    summary: 'Editions there are, newest first, each with its areas and essay topics',
    status: 200,
    response: z.array(edition),
  },
  'GET /api/editions/:year': {
    tag: 'enem',
    summary: 'One edition: its areas, durations and essay topics',
    params: z.object({ year: yearInText }),
    status: 200,
    response: edition,
  },
  'GET /enem/v1/exams': {
    tag: 'enem',
    summary: 'Exams there are, in the shape of the public service',
    status: 200,
    response: z.array(listedExam),
  },
  'GET /enem/v1/exams/:year': {
    tag: 'enem',
    summary: 'One exam with the list of its questions',
    params: z.object({ year: z.string() }),
    status: 200,
    response: listedExam.extend({ questions: z.array(listedQuestion) }),
  },
  'GET /enem/v1/exams/:year/questions': {
    tag: 'enem',
    summary: 'Questions in full; `offset` is how many to skip, so pages neither overlap nor leave any out',
    params: z.object({ year: z.string() }),
    query: z.object({ limit: z.string().optional(), offset: z.string().optional(), language }),
    status: 200,
    response: z.object({
      metadata: z.object({
        limit: z.number().int(),
        offset: z.number().int(),
        total: z.number().int(),
        hasMore: z.boolean(),
      }),
      questions: z.array(publicQuestion),
    }),
  },
  'GET /enem/v1/exams/:year/questions/:index': {
    tag: 'enem',
    summary: 'One question in full; the number may carry the language, as in `3-ingles`',
    params: z.object({ year: z.string(), index: z.string() }),
    query: z.object({ language }),
    status: 200,
    response: publicQuestion,
  },
  'GET /enem/v1/exams/:year/answer-key': {
    tag: 'enem',
    summary: 'The official key, apart from the paper, for readers who are signed in',
    params: z.object({ year: z.string() }),
    status: 200,
    response: z.object({
      year,
      answers: z.array(
        // Without the reasons against wrong letters: this travels to phones before an exam begins.
        questionKey.omit({ why_not: true }).extend({
          question_id: id,
          index: z.number().int(),
          language: foreignLanguage.nullable(),
          discipline: area,
        }),
      ),
    }),
  },
  'GET /enem/v1/exams/:year/papers/:discipline': {
    tag: 'enem',
    summary: 'The paper of one area, or of all: everything a student needs to begin, in one cacheable answer',
    params: z.object({ year: yearInText, discipline: paperDiscipline }),
    query: z.object({
      language: foreignLanguage.default('ingles').describe('Ignored where no language is asked'),
      day: z.coerce.number().pipe(examDay).optional().describe('One day of `prova-completa`; ignored elsewhere'),
    }),
    status: 200,
    response: z.object({
      edition: z.object({ id, year, title: z.string(), source }),
      discipline: paperDiscipline,
      language: foreignLanguage.nullable(),
      day: examDay.nullable(),
      duration_minutes: z.number().int(),
      questions: z.array(paperQuestion),
    }),
  },
} as const satisfies Calls;
