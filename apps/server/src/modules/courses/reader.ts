import type { CallParsed } from '@gabarita/contract';
import type { Candidate } from '@gabarita/sisu';

type Typed = CallParsed<'GET /api/courses/:id', 'query'>;

/** The reader's side, where the five scores were typed. */
export function readerOf(query: Typed, bonus: number): Candidate | undefined {
  const { cn, ch, lc, mt, redacao } = query;
  if (cn === undefined || ch === undefined || lc === undefined || mt === undefined || redacao === undefined)
    return undefined;
  return {
    scores: { cn, ch, lc, mt, redacao },
    errors: {
      cn: query.cn_error,
      ch: query.ch_error,
      lc: query.lc_error,
      mt: query.mt_error,
      redacao: query.redacao_error,
    },
    bonus,
  };
}
