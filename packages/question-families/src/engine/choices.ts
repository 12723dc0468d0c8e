import { LETTERS, type Letter } from '@gabarita/enem';
import { numberWith } from '../text/numbers.js';
import type { Random } from './random.js';
import { decimalsOf, insist } from './suitable.js';

/** A wrong way to the end: where it leads, what it is called, and what to tell who took it. */
export interface Mistake<Value> {
  value: Value;
  name: string;
  why: string;
}

interface Body {
  context: string;
  statement: string;
  explanation: string;
  figure?: { svg: string; alt: string };
}

/** Alternatives that are numbers; they are put in ascending order. */
export interface NumericDraft extends Body {
  right: number;
  mistakes: Mistake<number>[];
  /** After the number: ` km`. */
  unit?: string;
  /** The most decimals an alternative may have (2 unless told); small ones are all written with as many as one needs. */
  decimals?: number;
  /** Another way to write the value than as a plain number. */
  show?: (value: number) => string;
}

/** Alternatives in words, in the order of `order`, or shuffled when they have none. */
export interface WordedDraft extends Body {
  right: string;
  mistakes: Mistake<string>[];
  order?: readonly string[];
}

export type Draft = NumericDraft | WordedDraft;

export interface Choice {
  letter: Letter;
  text: string;
  /** Null for the right one. */
  mistake: string | null;
  why: string;
}

const RIGHT = { name: null, why: '' };
const lettered = (candidates: { text: string; name: string | null; why: string }[]): Choice[] =>
  LETTERS.map((letter, place) => {
    const candidate = candidates[place];
    insist(candidate !== undefined);
    return { letter, text: `${candidate.text}.`, mistake: candidate.name, why: candidate.why };
  });

/** Two numbers so close would be a matter of rounding. */
const apart = (one: number, other: number) => Math.abs(one - other) > 1e-6 * Math.max(Math.abs(one), Math.abs(other));

/** Each value once, the first mistake that leads to it; none that no student would believe to be an answer. */
function believable({ right, mistakes, decimals = 2 }: NumericDraft): Mistake<number>[] {
  const kept: Mistake<number>[] = [];
  for (const mistake of mistakes) {
    const { value } = mistake;
    const known = [right, ...kept.map((other) => other.value)];
    if (
      value > 0 &&
      Number.isFinite(value) &&
      decimalsOf(value) <= decimals &&
      known.every((one) => apart(one, value))
    ) {
      kept.push(mistake);
    }
  }
  return kept;
}

/** Four wrong values, so that the right one falls on every letter its mistakes allow equally often. */
function fourOf<Wrong>(wrongs: Wrong[], isBelow: (wrong: Wrong) => boolean, random: Random): Wrong[] {
  const below = wrongs.filter(isBelow);
  const above = wrongs.filter((wrong) => !isBelow(wrong));
  const wrong = LETTERS.length - 1;
  const fewest = Math.max(0, wrong - above.length);
  const most = Math.min(wrong, below.length);
  insist(fewest <= most);
  const smaller = random.int(fewest, most);
  return [...random.sample(below, smaller), ...random.sample(above, wrong - smaller)];
}

function numericChoices(draft: NumericDraft, random: Random): Choice[] {
  const { right, unit = '', decimals = 2 } = draft;
  insist(decimalsOf(right) <= decimals);
  const chosen = [{ value: right, ...RIGHT }, ...fourOf(believable(draft), ({ value }) => value < right, random)];
  const needed = Math.max(...chosen.map(({ value }) => decimalsOf(value)));
  // "25.920,0" would be pedantry: the same decimals for all suit small numbers.
  const isSmall = Math.max(...chosen.map(({ value }) => value)) < 1000;
  const show = draft.show ?? ((value: number) => `${numberWith(value, isSmall ? needed : decimalsOf(value))}${unit}`);
  const shown = chosen
    .sort((one, other) => one.value - other.value)
    .map((candidate) => ({ ...candidate, text: show(candidate.value) }));
  insist(new Set(shown.map(({ text }) => text)).size === LETTERS.length);
  return lettered(shown);
}

function wordedChoices({ right, mistakes, order }: WordedDraft, random: Random): Choice[] {
  const different = mistakes.filter(
    ({ value }, place) => value !== right && mistakes.findIndex((other) => other.value === value) === place,
  );
  const place = (value: string) => order?.indexOf(value) ?? 0;
  const wrong = order
    ? fourOf(different, ({ value }) => place(value) < place(right), random)
    : random.sample(different, LETTERS.length - 1);
  const chosen = [{ value: right, ...RIGHT }, ...wrong].map((candidate) => ({ ...candidate, text: candidate.value }));
  return lettered(order ? chosen.sort((one, other) => place(one.value) - place(other.value)) : random.shuffle(chosen));
}

/** The five alternatives of a draft, lettered; the draw is unsuitable when its mistakes do not lead to four other values. */
export const choicesOf = (draft: Draft, random: Random): Choice[] =>
  typeof draft.right === 'number'
    ? numericChoices(draft as NumericDraft, random)
    : wordedChoices(draft as WordedDraft, random);
