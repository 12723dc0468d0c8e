import { plain } from '@gabarita/sisu';

/** The labels under which words are indexed. */
const LABELS = { course: 'A', city: 'B', institution: 'C' } as const;

type Typed = Partial<Record<keyof typeof LABELS, string | undefined>>;

/** What was typed as a query over the indexed words: every word begins one of its own kind. Undefined when nothing was typed. */
export function wordQuery(typed: Typed): string | undefined {
  const terms = Object.entries(LABELS).flatMap(([kind, label]) =>
    (
      plain(typed[kind as keyof Typed] ?? '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).map((word) => `${word}:*${label}`),
  );
  return terms.length > 0 ? terms.join(' & ') : undefined;
}
