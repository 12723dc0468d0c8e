/** GIFT's marks stand for themselves after a backslash, and `\n` for a new line. https://docs.moodle.org/en/GIFT_format */
const MARKS = ['\\', '~', '=', '#', '{', '}', ':'] as const;

/** Escaped marks are set aside under code points that no text has, so that what is left are marks that mean something. */
const ASIDE = 0xfdd0;

export function setAside(text: string): string {
  return text.replaceAll(/\\([\\~=#{}:n])/g, (_, mark: string) =>
    mark === 'n' ? '\n' : String.fromCodePoint(ASIDE + MARKS.indexOf(mark as (typeof MARKS)[number])),
  );
}

export const putBack = (text: string): string =>
  text.replaceAll(/[\ufdd0-\ufdd6]/g, (aside) => MARKS[aside.charCodeAt(0) - ASIDE] ?? '');

export const escaped = (text: string): string => text.replaceAll(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n');
