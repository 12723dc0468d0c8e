import type { IsWord } from '@gabarita/essay-grader';
import { createHunspellFromStrings } from 'hunspell-wasm';

let loading: Promise<IsWord> | undefined;

/**
 * The Portuguese dictionary, read on the first essay rather than at start: loading takes about two seconds and most
 * servers grade nothing for a while. Later calls share the same copy.
 */
export function portugueseDictionary(): Promise<IsWord> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Words already looked up. Essays share most of theirs; the limit keeps a hostile text from filling the memory. */
const REMEMBERED_WORDS = 50_000;
const LONGEST_WORD = 60;

async function load(): Promise<IsWord> {
  const { default: dictionary } = await import('dictionary-pt');
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const hunspell = await createHunspellFromStrings(text(dictionary.aff), text(dictionary.dic));
  const known = new Map<string, boolean>();
  return (word) => {
    if (word.length > LONGEST_WORD) return false;
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const answer = hunspell.testSpelling(word);
    if (known.size >= REMEMBERED_WORDS) known.clear();
    known.set(word, answer);
    return answer;
  };
}
