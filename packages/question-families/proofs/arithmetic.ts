import type { Variant } from '../src/index.js';
import { toNumber } from './reader.js';

const NUMBER = String.raw`(?:R\$ )?\d+(?:\.\d{3})*(?:,\d+)?`;

/** "12 × 15 + 3 = 183": numbers and signs alone, from the beginning of a calculation to its result. */
const CALCULATION = new RegExp(
  String.raw`(?<![+−×÷(] )(?<![\d.,/²³)\p{L}])(${NUMBER}(?: [+−×÷] ${NUMBER})+) = (${NUMBER})(?![\d%/²³(\p{L}])(?! [×÷+−])`,
  'gu',
);

const value = (text: string) => toNumber(text.replace('R$ ', ''));

/** Products and quotients first, then sums, from left to right. */
function worth(calculation: string): number {
  const terms = calculation.split(/ (?=[+−] )/).map((term) => {
    const [first = '', ...rest] = term.replace(/^[+−] /, '').split(/ (?=[×÷] )/);
    const product = rest.reduce(
      (so, next) => (next.startsWith('×') ? so * value(next.slice(2)) : so / value(next.slice(2))),
      value(first),
    );
    return term.startsWith('−') ? -product : product;
  });
  return terms.reduce((sum, term) => sum + term, 0);
}

const textsOf = ({ explanation, whyNot }: Variant) => [explanation, ...Object.values(whyNot)];

/** How many calculations an explanation shows, and those that do not come out. */
export function calculationsOf(variant: Variant): { shown: number; wrong: string[] } {
  const found = textsOf(variant).flatMap((text) => [...text.matchAll(CALCULATION)]);
  const wrong = found.filter(([, sides = '', result = '']) => {
    const [right, said] = [worth(sides), value(result)];
    return Math.abs(right - said) > 1e-6 * Math.max(1, Math.abs(said));
  });
  return { shown: found.length, wrong: wrong.map(([text]) => `${variant.id}: ${text}`) };
}
