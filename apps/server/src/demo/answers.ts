import { LETTERS, type Letter } from '@gabarita/enem';
import type { Answers } from '../modules/attempts/marking.js';

/** A question, as far as answering it by ability goes. */
export interface DemoQuestion {
  id: number;
  key: Letter;
  /** On the scale of abilities; the harder, the larger. */
  difficulty: number;
  letters: Letter[];
}

const GUESSING = 0.2;
const SLOPE = 1.6;
const LEFT_BLANK = 0.03;
/** Who is wrong is mostly wrong in the same way. */
const SAME_MISTAKE = 0.5;

/** What a student of this ability answers: the same in every demonstration, and neither a caricature nor noise. */
export function answersBy(ability: number, seed: number, questions: readonly DemoQuestion[]): Answers {
  const random = seeded(seed);
  return new Map(
    questions.map((question) => {
      const knows = GUESSING + (1 - GUESSING) / (1 + Math.exp(-SLOPE * (ability - question.difficulty)));
      const blank = random() < LEFT_BLANK;
      const right = random() < knows;
      const mistake = mistakeIn(question, random);
      const time_spent = Math.round(45 + 150 * random() + (right ? 0 : 30));
      return [question.id, { letter: blank ? null : right ? question.key : mistake, time_spent }];
    }),
  );
}

function mistakeIn({ id, key, letters }: DemoQuestion, random: () => number): Letter {
  const wrong = letters.filter((letter) => letter !== key);
  const place = random() < SAME_MISTAKE ? id : Math.floor(random() * wrong.length);
  return wrong[place % wrong.length] ?? LETTERS[0];
}

/** Mulberry32: small, and good enough for pretending. */
function seeded(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
