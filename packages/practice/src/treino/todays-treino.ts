import { type Area, type ItemParameters, momentsOf } from '@gabarita/scoring';
import type { Ability } from '../ability.js';
import { dueQuestions } from '../caderno/due-questions.js';
import type { CadernoEntry } from '../caderno/entry.js';
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
  readonly caderno: ReadonlyMap<string, CadernoEntry>;
  readonly areas: readonly AreaOfTreino[];
  /** When each question was last answered, in milliseconds since 1970. */
  readonly lastAnswered: ReadonlyMap<string, number>;
  readonly now: number;
  readonly size?: number;
  readonly random: () => number;
}

/** The ids of today's questions: due ones first, most overdue at the top, then new ones of the areas in turn. */
export function todaysTreino(request: TreinoRequest): string[] {
  const { caderno, areas, lastAnswered, now, size = TREINO_SIZE, random } = request;
  // With what is due by tomorrow: days stay even, and the queue does not grow beyond a treino and a half (docs/accuracy.md).
  const today = dueQuestions(caderno, now + DAY).slice(0, size);
  const isNew = ({ id }: PreparedQuestion) => !lastAnswered.has(id);
  const isRested = ({ id }: PreparedQuestion) =>
    !isWaiting(caderno.get(id)) && now - (lastAnswered.get(id) ?? now) >= REST_DAYS * DAY;
  const shares = shareOut(
    size - today.length,
    areas.map(({ area, weight, ability, exam }) => weight * marginalPoints(area, exam, momentsOf(ability).theta)),
  );
  const perArea = areas.map(({ pool, ability }, place) => {
    const share = shares[place] ?? 0;
    const chosen = newQuestions(pool.filter(isNew), ability, share, random);
    // A small bank runs out of new ones; then those that have rested come again.
    const again = newQuestions(pool.filter(isRested), ability, share - chosen.length, random);
    return [...chosen, ...again].map(({ id }) => id);
  });
  return [...today, ...inTurn(perArea)];
}

/** A question that waits for its date in the caderno comes by that date alone. */
const isWaiting = (entry: CadernoEntry | undefined): boolean => entry !== undefined && !entry.left;

/** One of each list after the other, as long as there are any. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
}
