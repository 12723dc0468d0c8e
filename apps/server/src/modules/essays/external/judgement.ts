import { ESSAY_COMPETENCIES, ESSAY_STEP } from '@gabarita/contract';
import { z } from 'zod';

const sentence = z.string().trim().min(1).max(600);
const competency = z.object({
  codigo: z.enum(ESSAY_COMPETENCIES),
  nota: z.number().int().min(0).max(200).multipleOf(ESSAY_STEP),
  comentario: z.string().trim().min(1).max(2_000),
});

/** What a service must answer: five competencies, steps of 40, and a sum that is one. Anything else is no answer. */
const judgement = z
  .object({
    competencias: z.array(competency).length(ESSAY_COMPETENCIES.length),
    total: z.number().optional(),
    pontos_fortes: z.array(sentence).max(10).default([]),
    melhorias: z.array(sentence).max(10).default([]),
  })
  .refine(({ competencias }) => new Set(competencias.map(({ codigo }) => codigo)).size === competencias.length)
  .transform(({ competencias, total, pontos_fortes, melhorias }) => ({
    competencies: competencias
      .map(({ codigo, nota, comentario }) => ({ code: codigo, score: nota, comment: comentario }))
      .sort((a, b) => a.code.localeCompare(b.code)),
    said: total,
    total: competencias.reduce((sum, { nota }) => sum + nota, 0),
    strengths: pontos_fortes,
    improvements: melhorias,
  }))
  .refine(({ said, total }) => said === undefined || said === total);

export type Judgement = z.output<typeof judgement>;

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

/** Reads a reply of the service; throws when it is not one. Some models wrap their JSON in a code fence. */
export function readJudgement(reply: unknown): Judgement {
  const content = completion.parse(reply).choices[0]?.message.content ?? '';
  return judgement.parse(JSON.parse(content.replaceAll(/^\s*```(?:json)?|```\s*$/g, '')));
}
