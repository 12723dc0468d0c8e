import { AREAS, EXAM_DAYS, FOREIGN_LANGUAGES, LETTERS } from '@gabarita/enem';
import { z } from 'zod';
import { id } from '../fields.js';

/** Pieces of exam content that several calls share. What is asked and what is right are separate types, end to end. */

export const letter = z.enum(LETTERS);
export const area = z.enum(AREAS);
export const foreignLanguage = z.enum(FOREIGN_LANGUAGES);
/** Which day of a whole exam that is sat in two. */
export const examDay = z.literal(EXAM_DAYS);
export const year = z.number().int();
/** As asked for: a number of more digits is no year, and must not reach a query. */
export const wantedYear = year.min(1900).max(9999);
export const yearInText = z.coerce.number().int().min(1900).max(9999);
export const source = z.enum(['ENEM', 'ORIGINAL']);
export const difficulty = z.enum(['easy', 'medium', 'hard']);
export const skill = z.string().regex(/^H([1-9]|[12]\d|30)$/);

/** An image of ours. `src` is what the Markdown links to; the measures let a page keep its place before it arrives. */
export const image = z.object({
  src: z.string(),
  alt: z.string().describe('Empty until somebody wrote it'),
  width: z.number().int(),
  height: z.number().int(),
  small: z
    .object({ src: z.string(), width: z.number().int(), height: z.number().int() })
    .nullable()
    .describe('For phones, when the image is larger than a phone shows'),
});

export const alternative = z.object({
  id,
  letter,
  text: z.string().nullable(),
  image: z.string().nullable().describe('The src of one of the images'),
});

/** What is asked, and nothing of the answer. Texts are the Markdown subset. */
export const asked = z.object({
  context: z.string().nullable(),
  statement: z.string(),
  alternatives: z.array(alternative),
  images: z.array(image),
});

const place = z.object({
  id,
  index: z.number().int().describe('Number in the exam, 1 to 180'),
  discipline: area,
  language: foreignLanguage.nullable(),
});

/** A question of a paper: the question itself, or the gap where one is missing or withdrawn. */
export const paperQuestion = z.discriminatedUnion('available', [
  place.extend({ available: z.literal(true), ...asked.shape }),
  place.extend({ available: z.literal(false) }),
]);

/** A question as the bank lists it. */
export const bankQuestion = place.extend({
  year,
  source,
  edition: z.string().describe('Title of the edition'),
  ...asked.shape,
  difficulty: difficulty.nullable(),
  skill: skill.nullable(),
  competence: z.number().int().nullable(),
});

export const questionKey = z.object({
  letter: letter.nullable().describe('Null when annulled'),
  annulled: z.boolean(),
  explanation: z.string().nullable(),
  why_not: z
    .partialRecord(letter, z.string())
    .describe('For each wrong letter, why it fails, where somebody wrote that down'),
});

/** A question as staff see it: with its key, and with what ingestion found. */
export const staffQuestion = bankQuestion.extend({
  status: z.enum(['served', 'quarantined', 'gap']),
  reasons: z.array(z.object({ code: z.string(), text: z.string() })).describe('Why it is in quarantine'),
  flags: z.array(z.object({ code: z.string(), text: z.string() })).describe('What somebody should look at'),
  mended: z.boolean().describe('Changed by staff; a sync leaves it alone'),
  key: questionKey,
});
