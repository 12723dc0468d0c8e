import { LETTERS } from '@gabarita/enem';
import { z } from 'zod';
import * as messages from '../messages.js';
import { letter } from './question.js';

const { questions: texts, validation } = messages;
const TEXT_MAX = 20_000;
const markdown = z.string().trim().max(TEXT_MAX, validation.tooLong(TEXT_MAX));

/** An image of ours by its path, or one of the image host. No character that would end a Markdown link. */
const imageUrl = z
  .string()
  .max(500)
  .regex(/^(https:\/\/|\/(?!\/))[^\s()<>"\\]+$/, texts.imageUrlInvalid);

const ALT_MAX = 500;
const imageAlt = z
  .string()
  .trim()
  .max(ALT_MAX, validation.tooLong(ALT_MAX))
  .nullish()
  .describe('What the image shows, for who cannot see it');

const typedAlternative = z
  .object({
    letter,
    text: markdown.nullable().default(null),
    image_url: imageUrl.nullish(),
    image_alt: imageAlt,
    is_correct: z.boolean(),
  })
  .refine(({ text, image_url }) => Boolean(text || image_url), { path: ['text'], error: texts.alternativeEmpty });

/** A question as an admin types it in: 2 to 5 alternatives, lettered from A, one of them right. */
export const typedQuestion = z.object({
  index: z
    .number()
    .int()
    .positive()
    .max(1_000)
    .optional()
    .describe('Place in the exam; without it, the order of the list'),
  statement: z.string({ error: texts.statementRequired }).pipe(markdown.min(1, texts.statementRequired)),
  image_url: imageUrl.nullish(),
  image_alt: imageAlt,
  video_url: z
    .url({ protocol: /^https$/, error: texts.videoUrlInvalid })
    .max(500)
    .nullish(),
  subject_name: z.string().trim().max(100).nullish().describe('Unknown names count as the subject of the exam'),
  explanation: markdown.nullish(),
  alternatives: z
    .array(typedAlternative, { error: texts.alternatives })
    .min(2, texts.alternatives)
    .max(5, texts.alternatives)
    .refine((list) => list.every(({ letter }, place) => letter === LETTERS[place]), texts.lettersInOrder)
    .refine((list) => list.filter(({ is_correct }) => is_correct).length === 1, texts.oneCorrect),
});
