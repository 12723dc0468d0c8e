/** The text of open competition. */
export const OPEN = 'AC';

const BONUS = /\(\+(\d+(?:\.\d+)?)%\)\s*$/u;

/** The bonus on the score that a modality gives within open competition: 0.1 for `(+10.00%)`; 0 without one. */
export const bonusOf = (text: string): number => Number(BONUS.exec(text)?.[1] ?? 0) / 100;

const partsOf = (text: string): ReadonlySet<string> => new Set(text.replaceAll('PRETO/PARDO', 'PPI').split(/ \+ /u));

/** How alike two modalities are, from 0 to 1: the share of their conditions that both have. */
export function likeness(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  const shared = [...a].filter((part) => b.has(part)).length;
  return shared / (a.size + b.size - shared);
}

/** Kinds of modality whose levels move together from year to year. */
export const KINDS = [
  'open',
  'bonus',
  'disabled',
  'disabled-ppi',
  'public',
  'public-poor',
  'public-ppi',
  'public-poor-ppi',
  'few',
  'other',
] as const;
export type Kind = (typeof KINDS)[number];

const PUBLIC: ReadonlyMap<string, Kind> = new Map([
  ['EP', 'public'],
  ['RENDA + EP', 'public-poor'],
  ['PPI + EP', 'public-ppi'],
  ['PPI + RENDA + EP', 'public-poor-ppi'],
]);

export function kindOf(text: string): Kind {
  if (text === OPEN) return 'open';
  if (bonusOf(text) > 0) return 'bonus';
  const plain = text.replaceAll('PRETO/PARDO', 'PPI');
  if (plain.includes('PCD')) return plain.includes('PPI') ? 'disabled-ppi' : 'disabled';
  return PUBLIC.get(plain) ?? (/INDIGENA|QUILOMBOLA|CIGANO|TRANS/u.test(plain) ? 'few' : 'other');
}

/** Kinds with a handful of candidates, whose cut-offs jump. */
export const isScarce = (kind: Kind): boolean => kind === 'disabled' || kind === 'disabled-ppi' || kind === 'few';
