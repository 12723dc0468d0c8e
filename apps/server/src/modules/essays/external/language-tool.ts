import type { EssayResult } from '@gabarita/contract';
import { z } from 'zod';
import { ask } from '../../../outbound/outbound.js';

type Highlight = EssayResult['highlights'][number];

const TIMEOUT_MS = 5_000;
/** Remarks on every word of a sheet are less. */
const MAX_BYTES = 4_000_000;

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
export async function checkGrammar(
  { url, inside }: { url: string; inside: ReadonlySet<string> },
  text: string,
): Promise<Highlight[]> {
  try {
    const { ok, bytes } = await ask(`${url.replace(/(?<!\/)\/+$/, '')}/v2/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: String(new URLSearchParams({ language: 'pt-BR', text })),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      inside,
    });
    if (!ok) return [];
    const { matches } = answer.parse(JSON.parse(String(bytes)));
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
