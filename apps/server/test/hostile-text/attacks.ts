import type { Pattern } from './patterns.js';

/** A text of about so many characters that is made to be slow to read. */
export type Attack = (length: number) => string;

const repeated = (pump: string, length: number): string => pump.repeat(Math.ceil(length / pump.length));

export const attackOf =
  ({ before = '', pump, after = '' }: { before?: string; pump: string; after?: string }): Attack =>
  (length) =>
    before + repeated(pump, length) + after;

/** Half of one and half of the other: a wide table over many rows, say. */
export const halves =
  (first: string, second: string): Attack =>
  (length) =>
    repeated(first, length / 2) + repeated(second, length / 2);

/** Beginnings of what a reader waits for the end of, and long runs of what it skips. */
export const PUMPS: readonly string[] = [
  ...[
    '![a](',
    '![',
    '![]()',
    '[',
    ']',
    '](',
    '](a "',
    '(',
    ')',
    '\\',
    '*',
    '**a',
    '*a* ',
    '_',
    '_a',
    '- ',
    '1. ',
    '> ',
  ],
  ...['- a\n', '> a\n', '# ', '|', '|a', '|\n', '|-', '|-|\n', '<', '<br>', '<b>', '<b>a</b>', '<i>', '</b>', '<!--'],
  ...['<a ', '<a b="', '<a b=c ', '<sub>', '<td>', '<tr><td>', '<li>', '<p>', '&', '&#1', '&a', '&amp;'],
  ...[
    ' ',
    '  \n',
    '\n',
    '\n\n',
    '\n \n',
    '\t',
    '\r',
    '\u00a0',
    '\u200b',
    '"',
    '""',
    '"a',
    "'",
    "''",
    '“',
    '="',
    '=',
    '~',
  ],
  ...['{', '}', '{=a~b}\n\n', '::', '####', '%', '%100%', ';', ',', ';"', 'a;', 'a,b\n', '@', 'a@', 'a@b.', '(data:'],
  ...[
    '1',
    '1 ',
    '1-',
    '12. ',
    'a',
    'A',
    'é',
    'e\u0301',
    'a ',
    'A ',
    'Aa ',
    'a-',
    'a-\n',
    'a\n',
    'a. ',
    'a.\n',
    '.',
    '. ',
  ],
  ...['. a', '...', '!', '?', '?"', ': ', ', ', '–', '— ', 'que ', 'que a ', 'beijos', 'beijos ', 'a fim de ', 'nota '],
  ...[
    'ignore ',
    'você ',
    'system ',
    'Sr. ',
    'na ',
    'assim, ',
    '```',
    '```json',
    '\ud83d\ude00',
    '\ufeff',
    '</',
    '/',
    '$',
  ],
];

const PROBES = [...' a1A\n\t"\'.-!?()[]{}<>*_/\\@:;,&=#%|+~^$`éÉ–…“”'];
const ATOM = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x..|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[\](){}*+?|^$]/giu;
/** Patterns that list hundreds of words repeat themselves: pumps of one and of two characters are enough for them. */
const LONGEST_WINDOW = 4;

/** Attacks made of the pattern's own parts: what it repeats, after what it begins with, and then something it cannot take. */
export function attacksOn({ source, flags }: Pattern): Attack[] {
  const atoms = [...source.matchAll(ATOM)].map(([atom]) => samplesOf(atom, flags));
  const firsts = atoms.map(([first = '']) => first);
  const attacks = new Map<string, Attack>();
  const add = (before: string, pump: string) => {
    if (pump === '') return;
    for (const after of ['', '\u0001']) attacks.set(`${before}·${pump}·${after}`, attackOf({ before, pump, after }));
  };
  const windows = atoms.length > 60 ? 2 : LONGEST_WINDOW;
  for (const [place, samples] of atoms.entries()) {
    const before = firsts.slice(Math.max(0, place - 20), place).join('');
    for (const sample of samples) add(before, sample);
    for (let width = 1; width <= windows; width++) add('', firsts.slice(place, place + width).join(''));
    add('', before);
  }
  return [...attacks.values()];
}

/** A few characters that an atom takes. */
function samplesOf(atom: string, flags: string): string[] {
  try {
    const alone = new RegExp(`^(?:${atom})$`, flags.replaceAll(/[gy]/g, ''));
    const taken = PROBES.filter((probe) => alone.test(probe));
    return taken.length > 0 ? taken.slice(0, 3) : [atom.length === 1 ? atom : ''];
  } catch {
    // A reference to a group is nothing by itself.
    return [''];
  }
}
