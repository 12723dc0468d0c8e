import { decimalsOf, insist } from '../engine/suitable.js';

/** Numbers as the bank writes them: comma for decimals, dot for thousands, a true minus sign. */

function grouped(whole: string): string {
  const first = whole.length % 3 || 3;
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])];
  return groups.join('.');
}

/** With exactly so many decimals; a number that needs more is not one an exam would print. */
export function numberWith(value: number, decimals: number): string {
  insist(decimalsOf(value) <= decimals);
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  return `${value < 0 ? '−' : ''}${grouped(whole)}${fraction ? `,${fraction}` : ''}`;
}

/** With as many decimals as it needs, up to `most`. */
export const num = (value: number, most = 3): string => numberWith(value, Math.min(decimalsOf(value), most));

export const money = (value: number): string => `R$ ${numberWith(value, 2)}`;

export const percent = (value: number): string => `${num(value)}%`;

const SUPERSCRIPTS: Record<string, string> = { '-': '⁻' };
for (const [digit, raised] of [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].entries()) SUPERSCRIPTS[digit] = raised;

/** A number as an exponent: ⁻¹². */
export const raised = (value: number): string => [...String(value)].map((sign) => SUPERSCRIPTS[sign] ?? sign).join('');

export function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : greatestCommonDivisor(other, one % other);
}

/** A fraction in lowest terms: "3/10". */
export function fraction(numerator: number, denominator: number): string {
  const common = greatestCommonDivisor(numerator, denominator);
  return `${grouped(String(numerator / common))}/${grouped(String(denominator / common))}`;
}

/** Minutes as a duration: "4 h 30 min". */
export function duration(minutes: number): string {
  insist(Number.isInteger(minutes));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${num(hours)} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** Minutes after midnight as a time of day: "7 h 5 min". */
export const timeOfDay = (minutes: number): string => duration(minutes % (24 * 60));
