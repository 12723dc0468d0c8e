/** A line of text in pieces. Every piece knows how it was written, so that one that turns out to mean nothing is shown. */
export type Token =
  | { type: 'text'; source: string }
  | { type: 'break'; source: string }
  | { type: 'image'; source: string; alt: string; src: string }
  | { type: 'stars'; source: string; opens: boolean; closes: boolean }
  | { type: 'tag'; source: string; tag: 'sub' | 'sup'; closing: boolean }
  | { type: 'bracket'; source: string }
  | { type: 'bracket-end'; source: string }
  | { type: 'link-end'; source: string; href: string };

/**
 * The patterns below are tried at one place of the text after the other. None can read far and then fail again and
 * again, so that a text made to be slow is not: brackets stop at the next bracket, blanks are counted.
 */
const PLAIN = /[^\\\n!<*_[\]]+/y;
const ESCAPED = /\\([!-/:-@[-`{-~])/y;
const BREAK = /\n|<br {0,3}\/?>/iy;
const TAG = /<(\/?)(sub|sup)>/iy;
const STARS = /\*+|_+/y;
const DESTINATION = String.raw`\( {0,3}<?((?:[^\s()<>]|\([^\s()<>]*\))*)>?(?: {1,3}"[^"]*")? {0,3}\)`;
const IMAGE = new RegExp(String.raw`!\[((?:\\.|[^[\]\\])*)\]${DESTINATION}`, 'ys');
const LINK_END = new RegExp(String.raw`\]${DESTINATION}`, 'y');

export function* tokensOf(text: string): Generator<Token> {
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    yield token;
    at += token.source.length;
  }
}

function tokenAt(text: string, at: number): Token {
  const plain = match(PLAIN, text, at);
  if (plain) return { type: 'text', source: plain[0] };
  switch (text[at]) {
    case '!':
      return imageAt(text, at) ?? { type: 'text', source: '!' };
    case '[':
      return { type: 'bracket', source: '[' };
    case ']':
      return linkEndAt(text, at) ?? { type: 'bracket-end', source: ']' };
    case '*':
    case '_':
      return starsAt(text, at);
    default:
      return (
        tagAt(text, at) ?? breakAt(text, at) ?? { type: 'text', source: text.slice(at, at + escapeLength(text, at)) }
      );
  }
}

/** A backslash and the punctuation after it travel together; see `withoutEscapes`. */
const escapeLength = (text: string, at: number): number => match(ESCAPED, text, at)?.[0].length ?? 1;

export const withoutEscapes = (source: string): string => source.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

function imageAt(text: string, at: number): Token | undefined {
  const found = match(IMAGE, text, at);
  return found && { type: 'image', source: found[0], alt: withoutEscapes(found[1] ?? ''), src: found[2] ?? '' };
}

function linkEndAt(text: string, at: number): Token | undefined {
  const found = match(LINK_END, text, at);
  return found && { type: 'link-end', source: found[0], href: found[1] ?? '' };
}

function tagAt(text: string, at: number): Token | undefined {
  const found = match(TAG, text, at);
  return (
    found && {
      type: 'tag',
      source: found[0],
      tag: found[2]?.toLowerCase() === 'sub' ? 'sub' : 'sup',
      closing: found[1] !== '',
    }
  );
}

function breakAt(text: string, at: number): Token | undefined {
  const found = match(BREAK, text, at);
  return found && { type: 'break', source: found[0] };
}

/** A row of underscores this long is a blank to fill in, and a row of asterisks an ornament. */
const LONGEST_MARK = 3;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Stars open before a word and close after one. Underscores also stand inside words (`nome_do_arquivo`), where they
 * mean themselves; a number may come before one, as in `2_h_`, which the exams write for 2 times *h*.
 */
function starsAt(text: string, at: number): Token {
  const source = match(STARS, text, at)?.[0] ?? '';
  const before = text[at - 1] ?? ' ';
  const after = text[at + source.length] ?? ' ';
  const underscore = source.startsWith('_');
  const short = source.length <= LONGEST_MARK;
  return {
    type: 'stars',
    source,
    opens: short && /\S/.test(after) && !(underscore && /\p{L}/u.test(before)),
    closes: short && /\S/.test(before) && !(underscore && WORD.test(before) && WORD.test(after)),
  };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
