import { createHash } from 'node:crypto';
import type { Area } from '@gabarita/enem';
import type { Difficulty } from '../../db/schema/index.js';

/** Choosing questions for an exam: pure, and the same for the same order, so that asking again changes nothing. */

interface Choosable {
  id: number;
  discipline: Area;
  difficulty: Difficulty | null;
}

interface PickOrder {
  areas: readonly Area[];
  mix: Record<Difficulty, number>;
  count: number;
  seed: number;
}

interface Picked<Q> {
  questions: Q[];
  missing: number;
  offMix: number;
}

const DIFFICULTIES: Difficulty[] = ['easy', 'medium', 'hard'];

/**
 * Fills each place with a question of its area and difficulty. Where there is none, the area gives way first, because the
 * mix is what makes an exam fair to compare; then the difficulty; and what is still empty stays empty.
 */
export function pickQuestions<Q extends Choosable>(candidates: readonly Q[], order: PickOrder): Picked<Q> {
  const free = shuffled(candidates, order.seed);
  const take = (fits: (question: Q) => boolean): Q | undefined => {
    const place = free.findIndex(fits);
    return place === -1 ? undefined : free.splice(place, 1)[0];
  };
  const places = placesOf(order).map((wanted) => ({ ...wanted, question: undefined as Q | undefined }));
  const rounds: ((question: Q, wanted: (typeof places)[number]) => boolean)[] = [
    (question, { area, difficulty }) => question.discipline === area && question.difficulty === difficulty,
    (question, { difficulty }) => question.difficulty === difficulty,
    (question, { area }) => question.discipline === area,
    () => true,
  ];
  for (const fits of rounds) {
    for (const place of places) place.question ??= take((question) => fits(question, place));
  }
  const filled = places.filter(({ question }) => question !== undefined);
  const questions = filled.flatMap(({ question }) => question ?? []);
  return {
    questions: questions.sort((a, b) => order.areas.indexOf(a.discipline) - order.areas.indexOf(b.discipline)),
    missing: places.length - filled.length,
    offMix: filled.filter(({ question, difficulty }) => question?.difficulty !== difficulty).length,
  };
}

/** Every place with its difficulty, and the areas taking turns. */
function placesOf({ areas, mix, count }: PickOrder): { area: Area | undefined; difficulty: Difficulty }[] {
  const difficulties = parts(mix, count).flatMap(({ difficulty, share }) => Array<Difficulty>(share).fill(difficulty));
  return difficulties.map((difficulty, place) => ({ difficulty, area: areas[place % areas.length] }));
}

/** Whole numbers that add up, by the largest remainders. */
function parts(mix: PickOrder['mix'], count: number): { difficulty: Difficulty; share: number }[] {
  const total = DIFFICULTIES.reduce((sum, difficulty) => sum + mix[difficulty], 0);
  const exact = DIFFICULTIES.map((difficulty) => ({ difficulty, part: (mix[difficulty] / total) * count }));
  const left = count - exact.reduce((sum, { part }) => sum + Math.floor(part), 0);
  const owed = exact.toSorted((a, b) => (b.part % 1) - (a.part % 1)).slice(0, left);
  return exact.map((one) => ({
    difficulty: one.difficulty,
    share: Math.floor(one.part) + (owed.includes(one) ? 1 : 0),
  }));
}

/** By a hash of seed and id: which questions come first does not depend on which others there are. */
function shuffled<Q extends Choosable>(candidates: readonly Q[], seed: number): Q[] {
  const rank = ({ id }: Q) => createHash('sha1').update(`${seed}:${id}`).digest('hex');
  return candidates
    .map((question) => ({ question, rank: rank(question) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ question }) => question);
}
