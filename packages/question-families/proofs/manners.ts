import type { Variant } from '../src/index.js';

/** What no text of a variant may have: marks of a value that was not there, and Portuguese that does not agree. */
const FAULTS: [string, RegExp][] = [
  ['a value that was not there', /undefined|NaN|null|Infinity|\[object|true|false/],
  [
    'a plural after one',
    /(?<![\d.,:/×÷+−²³ªº] ?)\b1 (?!mês|ônibus|gás|lápis|vez)(?:\p{L}+[^\W\d_]*)(?:ões|ães|s)\b(?! ÷)/u,
  ],
  [
    'a singular after more than one',
    /(?<![\d.,/])\b(?:[2-9]|\d\d+) (?:litro|hora|minuto|segundo|dia|quilômetro|metro|quilograma|grama|pessoa|real|mês|peça|vez)\b/,
  ],
  ['money without cents', /R\$ \d[\d.]*(?:,\d)?(?![\d.,])/],
  ['a decimal point', /\d\.\d{1,2}(?!\d)/],
  ['thousands without a dot', /(?<![\d,:])(?!19\d\d|20\d\d)[1-9]\d{3,}(?!\d)/],
  ['a preposition that should be contracted', /(?<!\p{L})(?:[Dd]e|[Ee]m|[Pp]or) [oa]s?(?!\p{L})/u],
  ['"a" and an article apart', /(?<!\p{L})a os?(?!\p{L})/u],
  ['two spaces or a space before a comma', / {2}| [,.;](?!\d)|,,|\.\.(?!\.)/],
  ['invisible characters', /[\p{Cf}]|(?![\n\t])\p{Cc}/u],
];

/** Each text of a variant, with the place it stands in. */
const textsOf = (variant: Variant): [string, string][] => [
  ['context', variant.context.replaceAll(/\(figures\/[^)]*\)/g, '')],
  ['statement', variant.statement],
  ...Object.entries(variant.alternatives).map(([letter, { text }]): [string, string] => [letter, text]),
  ['explanation', variant.explanation],
  ...Object.entries(variant.whyNot).map(([letter, text]): [string, string] => [`whyNot ${letter}`, text]),
];

export const faultsOf = (variant: Variant): string[] =>
  textsOf(variant).flatMap(([place, text]) =>
    FAULTS.flatMap(([fault, pattern]) => {
      const found = pattern.exec(text);
      return found
        ? [`${variant.id} ${place} has ${fault}: …${text.slice(Math.max(0, found.index - 25), found.index + 40)}…`]
        : [];
    }),
  );
