import type { IsWord } from '../features/spelling.js';
import { per100, share, sum } from '../features/statistics.js';
import commonRoots from '../lexicon/common-roots.json' with { type: 'json' };
import { type EssayText, wordsOf } from '../text/essay-text.js';
import { contentRoots, rootOf } from '../text/word-root.js';

/** Share of essays, whatever their theme, in which a root comes up: counted by bench/essays/train, from 2 % on. */
const COMMON = new Map(
  Object.entries<string>(commonRoots).flatMap(([percent, roots]) =>
    roots.split(' ').map((root): [string, number] => [root, Number(percent) / 100]),
  ),
);
const RAREST = 0.02;

/** "Brasil" says little of a theme, "agrotóxicos" a lot. */
const weightOf = (root: string): number => -Math.log(COMMON.get(root) ?? RAREST);

export interface ThemePresence {
  /** Weight of the theme's words: of "Educação" alone too little to judge by. */
  readonly weight: number;
  /** Share of that weight which comes back. */
  readonly coverage: number;
  /** How often, in 100 content words, by weight, as a logarithm. */
  readonly density: number;
}

/** How much of its theme is in an essay, rare words counting more than those of every essay. */
export function themePresence({ words }: EssayText, topic: string, isWord: IsWord): ThemePresence {
  const written = contentRoots(words);
  const theme = themeOf(topic, new Set(written), isWord);
  const weight = sum([...theme.values()]);
  const found = new Set(written.filter((root) => theme.has(root)));
  return {
    weight,
    coverage: share(sum([...found].map(weightOf)), weight),
    density: Math.log(1 + per100(sum(written.map((root) => theme.get(root) ?? 0)), written.length)),
  };
}

/** Words no dictionary knows ("Let Her Run") are no loss when they are missing: they count only where they come back. */
function themeOf(topic: string, written: ReadonlySet<string>, isWord: IsWord): Map<string, number> {
  const wanted = wordsOf(topic).filter(
    ({ text, lower, plain }) => isWord(lower) || isWord(text) || written.has(rootOf(plain)),
  );
  return new Map(contentRoots(wanted).map((root) => [root, weightOf(root)]));
}
