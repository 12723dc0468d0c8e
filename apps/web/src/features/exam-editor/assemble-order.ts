import type { CallInput, CallOutput } from '@gabarita/contract';
import type { Area } from '@gabarita/enem';
import { call } from '../../lib/api';

const SUGGESTIONS = 'POST /api/exams/:id/questions/suggestions';

export type AssembleOrder = CallInput<typeof SUGGESTIONS>['body'];
export type Suggestion = CallOutput<typeof SUGGESTIONS>['questions'][number];

/** What people mean when they say "equilibrado". */
export const newOrder = (subject: Area | null, count: number): AssembleOrder => ({
  areas: subject ? [subject] : [],
  skills: [],
  mix: { easy: 30, medium: 50, hard: 20 },
  count,
  avoid_used: true,
  seed: newSeed(),
});

/** The same order with the same seed picks the same questions; another seed, others. */
export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;

export const suggest = (examId: number, order: AssembleOrder) =>
  call(SUGGESTIONS, { params: { id: examId }, body: order });

/** One question for the place of another: of its area and difficulty, and none that was seen already. */
export const orderForSwap = (order: AssembleOrder, { discipline, difficulty }: Suggestion, seen: number[]) => ({
  ...order,
  areas: [discipline],
  mix: difficulty ? { easy: 0, medium: 0, hard: 0, [difficulty]: 1 } : order.mix,
  count: 1,
  except: seen,
  seed: newSeed(),
});

/** Undefined when it can be asked for. */
export function problemOfOrder(
  { count, mix: { easy, medium, hard } }: AssembleOrder,
  room: number,
): string | undefined {
  if (!Number.isInteger(count) || count < 1 || count > room) return `Escolha de 1 a ${room} questões.`;
  return easy + medium + hard === 100 ? undefined : 'Fáceis, médias e difíceis precisam somar 100%.';
}
