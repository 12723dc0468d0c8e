import type { IsWord } from '../features/spelling.js';

const MARKED: Readonly<Record<string, string>> = { a: 'áâãà', e: 'éê', i: 'í', o: 'óôõ', u: 'ú', c: 'ç' };
const LONGEST = 24;

/** The word with one mark more, or with "ção"/"ções" restored, if that makes a word: "saude" → "saúde". */
export function withAccents(word: string, isWord: IsWord): string | undefined {
  if (word.length > LONGEST) return undefined;
  const restored = word.replace(/cao$/, 'ção').replace(/coes$/, 'ções');
  if (restored !== word && isWord(restored)) return restored;
  for (const [index, letter] of [...word].entries()) {
    for (const marked of MARKED[letter] ?? '') {
      const candidate = word.slice(0, index) + marked + word.slice(index + 1);
      if (isWord(candidate)) return candidate;
    }
  }
  return undefined;
}
