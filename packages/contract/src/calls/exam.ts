import { areaNamed } from '@gabarita/enem';
import { z } from 'zod';
import { EXAM_LIMITS } from '../constants.js';
import { id, instant } from '../fields.js';
import * as messages from '../messages.js';
import { area, foreignLanguage, image, letter, year } from './question.js';

/** A custom exam: how it is announced, what it asks, and what its creator may decide about it. */

const { exams: texts, validation } = messages;
const TITLE_MAX = 160;
const TEXT_MAX = 20_000;

const essayTopic = z.object({
  title: z.string(),
  texts: z.array(z.object({ title: z.string(), body: z.string() })).describe('Motivating texts, in Markdown'),
});

export const exam = z.object({
  id,
  source: z.literal('CUSTOM'),
  title: z.string(),
  description: z.string(),
  year: year.describe('In which it starts, or was made'),
  created_at: instant,
  start_time: instant.nullable(),
  end_time: instant.nullable().describe('Limits starting, not finishing'),
  availability: z.enum(['waiting', 'open', 'closed']).describe('By the clock of the server'),
  duration_minutes: z.number().int(),
  total_questions: z.number().int().describe('How many it is meant to have'),
  questions_count: z.number().int().describe('How many it has'),
  disciplines: z.array(area),
  languages: z.array(foreignLanguage),
  report_subject: area.nullable().describe('Decides the area of the ranking; null when it covers several'),
  is_active: z.boolean(),
  is_redacao: z.boolean(),
  use_tri: z.boolean(),
  allow_multiple_attempts: z.boolean(),
  show_immediate_answer_key: z.boolean(),
  turmas: z
    .array(z.object({ id, name: z.string() }))
    .optional()
    .describe('Only for staff'),
  staff: z
    .object({
      owner: z.string().nullable().describe('Name of who made it; null when the account is gone'),
      editable: z.boolean(),
      sent: z.boolean().describe('Students know nothing of an exam whose questions were not sent'),
      begun: z.boolean().describe('A student has begun it, so its questions are what they are'),
      offline_hours: z.number().int(),
    })
    .optional(),
});

const answer = z.object({
  id,
  letter,
  answer_text: z.string().nullable(),
  answer_image: z.string().nullable(),
  answer_image_alt: z.string().optional().describe('Of a typed alternative, where it was given'),
  is_correct: z.boolean().optional().describe('Only for readers who may see the key'),
});

const examQuestion = z.object({
  id,
  displayIndex: z.number().int(),
  subject: z.object({ name: z.string(), color: z.string() }).nullable(),
  context: z.string().nullable().describe('What is read before the question, in Markdown'),
  question_text: z.string().describe('What is asked, in Markdown'),
  question_image: z.string().nullable(),
  question_images: z.array(z.string()).describe('Addresses of all images, those inside the texts included'),
  images: z.array(image).describe('Measures and alternative texts of the images that are ours'),
  video_url: z.string().nullable(),
  typed: z.boolean().describe('Typed for an exam, and so not in the bank'),
  answers: z.array(answer),
});

const answerKeyEntry = z.object({
  question_id: id,
  order: z.number().int(),
  letter: letter.nullable().describe('Null when annulled'),
  answer_id: id.nullable(),
  annulled: z.boolean(),
  explanation: z.string().nullable(),
});

const placed = <Q extends z.ZodType>(question: Q) =>
  z.array(z.object({ order: z.number().int(), points: z.number(), question }));

/** The paper; the sheet has ids and letters alone, and looking at it starts no clock. */
export const examDetail = z.discriminatedUnion('view', [
  exam.extend({
    view: z.literal('paper'),
    essay_topic: essayTopic.nullable(),
    exam_questions: placed(examQuestion),
    answer_key: z.array(answerKeyEntry).optional().describe('Only for readers who may see the key'),
  }),
  exam.extend({
    view: z.literal('sheet'),
    exam_questions: placed(z.object({ id, answers: z.array(answer.pick({ id: true, letter: true })) })),
  }),
]);

const text = z.string().trim().max(TEXT_MAX, validation.tooLong(TEXT_MAX));
const between = ({ min, max }: { min: number; max: number }, sentence: string) =>
  z.number({ error: sentence }).int(sentence).min(min, sentence).max(max, sentence);
const flag = z.boolean({ error: validation.yesOrNo });
const moment = z.iso.datetime({ offset: true, error: validation.momentInvalid }).nullable();

/** A subject by its code or by any of its names, as the form shows them. */
const subject = z.string().transform((name, context) => {
  const known = areaNamed(name);
  if (!known) context.addIssue({ code: 'custom', message: texts.subjectUnknown });
  return known ?? z.NEVER;
});

/** What a creator decides. `POST` gives each its default; `PATCH` changes only what it names. */
export const examDecisions = {
  title: z.string().trim().max(TITLE_MAX, validation.tooLong(TITLE_MAX)),
  description: text,
  duration_minutes: between(EXAM_LIMITS.minutes, texts.minutes),
  total_questions: between(EXAM_LIMITS.questions, texts.questionCount),
  is_active: flag,
  allow_multiple_attempts: flag,
  use_tri: flag,
  show_immediate_answer_key: flag,
  report_subject: subject.nullable(),
  start_time: moment,
  end_time: moment,
  essay_topic: z
    .object({
      title: text.min(1, texts.topicRequired),
      texts: z
        .array(z.object({ title: text, body: text }))
        .max(10)
        .default([]),
    })
    .nullable(),
  offline_hours: between(EXAM_LIMITS.offlineHours, texts.offlineHours),
};
