import { type Area, type ItemParameters, momentsOf } from '@gabarita/scoring';
import type { Ability } from '../ability.js';
import { marginalPoints } from '../gain/marginal-points.js';
import type { PreparedQuestion } from '../question.js';
import { newQuestions } from './new-questions.js';
import { shareOut } from './share-out.js';

export const TREINO_SIZE = 10;

/** A question that was answered comes back after this, unless the caderno de erros asks for it. */
export const REST_DAYS = 14;

const DAY = 86_400_000;

export interface AreaOfTreino {
  readonly area: Area;
  /** The objetivo's weight; equal ones without an objetivo. */
  readonly weight: number;
  readonly ability: Ability;
  readonly pool: readonly PreparedQuestion[];
  /** A whole exam of the area: what one more right answer would bring there. */
  readonly exam: readonly ItemParameters[];
}

export interface TreinoRequest {
  /** What the caderno de erros has due, most overdue first. */
  readonly due: readonly string[];
  readonly areas: readonly AreaOfTreino[];
  /** When each question was last answered, in milliseconds since 1970. */
  readonly lastAnswered: ReadonlyMap<string, number>;
  readonly now: number;
  readonly size?: number;
  readonly random: () => number;
}

/** The ids of today's questions: due ones first, then new ones of the areas in turn. */
export function todaysTreino({ due, areas, lastAnswered, now, size = TREINO_SIZE, random }: TreinoRequest): string[] {
  const today = due.slice(0, size);
  const isRested = ({ id }: PreparedQuestion) =>
    !due.includes(id) && now - (lastAnswered.get(id) ?? Number.NEGATIVE_INFINITY) >= REST_DAYS * DAY;
  const shares = shareOut(
    size - today.length,
    areas.map(({ area, weight, ability, exam }) => weight * marginalPoints(area, exam, momentsOf(ability).theta)),
  );
  const perArea = areas.map(({ pool, ability }, place) =>
    newQuestions(pool.filter(isRested), ability, shares[place] ?? 0, random).map(({ id }) => id),
  );
  return [...today, ...inTurn(perArea)];
}

/** One of each list after the other, as long as there are any. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
}
