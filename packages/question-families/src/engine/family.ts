import { type Area, competenceOf, type Letter } from '@gabarita/enem';
import { type Choice, choicesOf, type Draft } from './choices.js';
import { Random } from './random.js';
import { Unsuitable } from './suitable.js';

/** One of the five alternatives, with the mistake that leads to it; the right one has none. */
interface Alternative {
  text: string;
  mistake: string | null;
}

interface Figure {
  /** As the context names it: `figures/mt-escala-de-mapa.1.42.svg`. */
  file: string;
  alt: string;
  svg: string;
}

/** A question made from a seed: the same family, version and seed give the same question for ever. */
export interface Variant {
  /** Family, version and seed: `mt-escala-de-mapa.1.42`. */
  id: string;
  family: string;
  version: number;
  seed: number;
  context: string;
  statement: string;
  alternatives: Record<Letter, Alternative>;
  key: Letter;
  explanation: string;
  /** For each wrong letter, where it comes from and why it does not answer. */
  whyNot: Partial<Record<Letter, string>>;
  figure: Figure | null;
}

interface FamilyFacts {
  /** Area prefix and topic: `mt-escala-de-mapa`. Never reused. */
  id: string;
  /** Raised whenever the same seed would give another question. */
  version: number;
  area: Extract<Area, 'matematica' | 'ciencias-natureza'>;
  /** Of the ENEM matrix, H1 to H30. */
  skill: string;
  /** Of its area's topics (`@gabarita/enem/topics`). */
  topic: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** Where the parameters start, before anybody answered. */
  tri: { a: number; b: number; c: number };
}

export interface Family extends FamilyFacts {
  competence: number;
  variant(seed: number): Variant;
}

/** Good numbers come within a few draws; a family that needs so many is wrong. */
const MOST_DRAWS = 2000;

function drawUntilSuitable(random: Random, draw: (random: Random) => Draft): { draft: Draft; choices: Choice[] } {
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    try {
      const draft = draw(random);
      return { draft, choices: choicesOf(draft, random) };
    } catch (error) {
      if (!(error instanceof Unsuitable)) throw error;
    }
  }
  throw new RangeError('no draw makes a good question');
}

const byLetter = <Value>(choices: readonly Choice[], of: (choice: Choice) => Value) =>
  Object.fromEntries(choices.map((choice) => [choice.letter, of(choice)])) as Record<Letter, Value>;

/** A family out of its facts and of how a question is drawn from random numbers. */
export function family({ draw, ...facts }: FamilyFacts & { draw(random: Random): Draft }): Family {
  const competence = competenceOf(facts.area, Number(facts.skill.slice(1)));
  if (competence === undefined) throw new RangeError(`${facts.id} has no skill of the matrix`);
  return {
    ...facts,
    competence,
    variant(seed) {
      const id = `${facts.id}.${facts.version}.${seed}`;
      const { draft, choices } = drawUntilSuitable(new Random(id), draw);
      const wrong = choices.filter(({ mistake }) => mistake !== null);
      const [right] = choices.filter(({ mistake }) => mistake === null);
      if (!right) throw new RangeError(`${id} has no right alternative`);
      const file = `figures/${id}.svg`;
      return {
        id,
        family: facts.id,
        version: facts.version,
        seed,
        context: draft.figure ? `${draft.context}\n\n![${draft.figure.alt}](${file})` : draft.context,
        statement: draft.statement,
        alternatives: byLetter(choices, ({ text, mistake }) => ({ text, mistake })),
        key: right.letter,
        explanation: draft.explanation,
        whyNot: byLetter(wrong, ({ why }) => why),
        figure: draft.figure ? { file, ...draft.figure } : null,
      };
    },
  };
}
