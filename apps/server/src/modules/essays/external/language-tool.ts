import type { EssayResult } from '@gabarita/contract';
import { z } from 'zod';

type Highlight = EssayResult['highlights'][number];

const TIMEOUT_MS = 5_000;

const answer = z.object({
  matches: z.array(
    z.object({
      offset: z.number().int().min(0),
      length: z.number().int().positive(),
      message: z.string(),
      replacements: z.array(z.object({ value: z.string() })),
    }),
  ),
});

/** Grammar as a LanguageTool server sees it. Without one, or when it fails, there is simply nothing to add. */
export async function checkGrammar(url: string, text: string): Promise<Highlight[]> {
  try {
    const response = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}/v2/check`, {
      method: 'POST',
      body: new URLSearchParams({ language: 'pt-BR', text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return [];
    const { matches } = answer.parse(await response.json());
    return matches.map(({ offset, length, message, replacements }) => ({
      kind: 'grammar',
      start: offset,
      end: offset + length,
      reason: message.slice(0, 300),
      suggestion: replacements[0]?.value.slice(0, 100) ?? null,
    }));
  } catch {
    return [];
  }
}

/** Ours stay: what overlaps them has been said. In reading order, as screens draw them. */
export function withGrammar(own: readonly Highlight[], found: readonly Highlight[], length: number): Highlight[] {
  const free = found.filter(
    ({ start, end }) => end <= length && own.every((other) => end <= other.start || start >= other.end),
  );
  const apart = free.sort((a, b) => a.start - b.start).filter(({ start }, at) => start >= (free[at - 1]?.end ?? 0));
  return [...own, ...apart].sort((a, b) => a.start - b.start);
}
