import type { ServiceQuestion, ServiceYear } from '@gabarita/enem';
import { z } from 'zod';
import { StartError } from '../../../app-error.js';

/** Where exams come from: the public service, or a folder in its layout. */
export interface ExamSource {
  years(): Promise<number[]>;
  /** Calls `onQuestion` for each question read. */
  readYear(year: number, onQuestion: () => void): Promise<ServiceYear>;
  /** The bytes of an image; undefined when the source does not have it. */
  readImage(url: string): Promise<Buffer | undefined>;
}

/** The specification's limit: no exam is longer, and a broken list must not keep us asking. */
export const QUESTIONS_MAX = 300;

export const examList = z.array(z.object({ year: z.number().int() }));

export const examDetails = z.object({
  languages: z.array(z.object({ value: z.string() })).default([]),
  questions: z.array(z.object({ index: z.number().int(), language: z.string().nullish() })),
});
export type ExamDetails = z.output<typeof examDetails>;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** Lenient on purpose: what is wrong with a question is for the rules to judge, not for the parser. */
export const serviceQuestion = z.object({
  index: z.number().int(),
  language: text,
  discipline: text,
  context: text,
  correctAlternative: text,
  alternativesIntroduction: text,
  alternatives: z.array(z.object({ letter: z.string(), text, file: text })).default([]),
});

export const questionPage = z.object({ questions: z.array(serviceQuestion) });

/** Reads what a source gave, or says in one line that it is not what it should be. */
export function understood<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(`${where} não tem o formato esperado: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** The name a question goes by in the service's folders. */
export const nameOf = ({ index, language }: Pick<ServiceQuestion, 'index' | 'language'>): string =>
  language ? `${index}-${language}` : `${index}`;
