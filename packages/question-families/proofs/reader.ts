import type { Letter } from '@gabarita/enem';
import type { Variant } from '../src/index.js';

/** A number as the bank writes it: 1.250 or 3,5. */
const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?`;

export const toNumber = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

export const numbersIn = (text: string): number[] => (text.match(new RegExp(NUMBER, 'g')) ?? []).map(toNumber);

/** Reads a variant as a student does: the text and the figure's description, never what it was made from. */
export class Reader {
  readonly text: string;

  constructor(readonly variant: Pick<Variant, 'id' | 'context' | 'statement' | 'alternatives'>) {
    this.text = `${variant.context}\n\n${variant.statement}`;
  }

  /** The numbers that stand where the pattern has `#`; a RegExp's other groups must not capture. */
  all(pattern: RegExp): number[] {
    const found = new RegExp(pattern.source.replaceAll('#', `(${NUMBER})`), `${pattern.flags}u`).exec(this.text);
    if (!found) throw new Error(`${this.variant.id} has no ${pattern.source}`);
    return found
      .slice(1)
      .filter((text) => text !== undefined)
      .map(toNumber);
  }

  one(pattern: RegExp): number {
    const [value] = this.all(pattern);
    if (value === undefined) throw new Error(`${this.variant.id} has no number in ${pattern.source}`);
    return value;
  }

  /** Every number that stands where the pattern has `#`, each time the pattern is found. */
  each(pattern: RegExp): number[] {
    const every = new RegExp(pattern.source.replaceAll('#', `(${NUMBER})`), `${pattern.flags}gu`);
    return [...this.text.matchAll(every)].map(([, text = '']) => toNumber(text));
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.text);
  }

  /** The cells of the pipe table, without its head. */
  rows(): string[][] {
    const lines = this.text.split('\n').filter((line) => line.startsWith('|'));
    return lines.slice(2).map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  }

  /** The numbers of a column of the table. */
  column(place: number): number[] {
    return this.rows().map((cells) => numbersIn(cells[place] ?? '')[0] ?? Number.NaN);
  }
}

/** What an alternative is worth: minutes of a duration, a fraction, or its first number. */
export function worthOf(text: string): number {
  const [, hours = '', minutes = ''] = /^(?:(\d+) h)? ?(?:(\d+) min)?\.$/.exec(text) ?? [];
  if (hours || minutes) return Number(hours) * 60 + Number(minutes);
  const [, top = '', bottom = ''] = /^([\d.]+)\/([\d.]+?)\.$/.exec(text) ?? [];
  if (bottom) return toNumber(top) / toNumber(bottom);
  return (text.startsWith('−') ? -1 : 1) * (numbersIn(text)[0] ?? Number.NaN);
}

/** The answer by another way than the family's own: a number, or an alternative in words (without its full stop). */
export type Proof = (read: Reader) => number | string;

/** The letters that a proof's answer allows: exactly the key, when the variant is right. */
export function lettersFor(answer: number | string, alternatives: Variant['alternatives']): Letter[] {
  return (Object.entries(alternatives) as [Letter, { text: string }][])
    .filter(([, { text }]) =>
      typeof answer === 'string'
        ? text === `${answer}.`
        : Math.abs(worthOf(text) - answer) <= 1e-6 * Math.max(1e-3, Math.abs(answer)),
    )
    .map(([letter]) => letter);
}
