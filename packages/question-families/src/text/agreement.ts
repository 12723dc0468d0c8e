import { num } from './numbers.js';

/** Where Portuguese words agree with numbers and people, in one place. */

/** "1 litro", "2 litros", "1,5 litro": the plural begins at two. */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${num(value)} ${Math.abs(value) < 2 ? one : many}`;

const WORDS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const FEMININE: Record<string, string> = { um: 'uma', dois: 'duas' };

/** Small numbers in words, which agree in gender: "duas", "três". */
export function inWords(value: number, gender: 'f' | 'm' = 'm'): string {
  const word = WORDS[value] ?? num(value);
  return gender === 'f' ? (FEMININE[word] ?? word) : word;
}

/** "duas horas", "um dia". */
export const countInWords = (value: number, gender: 'f' | 'm', one: string, many = `${one}s`): string =>
  `${inWords(value, gender)} ${value === 1 ? one : many}`;

/** "a, b e c". */
export function list(items: readonly string[]): string {
  const [last = '', ...others] = [...items].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} e ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Paragraphs of the Markdown subset. */
export const paragraphs = (...parts: string[]): string => parts.join('\n\n');

/** A pipe table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
