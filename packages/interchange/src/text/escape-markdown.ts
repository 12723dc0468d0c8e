/** Words that mean themselves, for a place where marks would mean something. */
export const escapeInline = (text: string): string =>
  text.replaceAll(/[\\*_[\]]/g, '\\$&').replaceAll(/<(?=\/?(?:sub|sup|br)\b)/gi, '\\<');

/** What begins like a heading, a quote, a table or an item of a list, and is none. */
const LIKE_A_BLOCK = /^(\s*)(#{1,6}(?= )|>|\||[-+](?= )|\d{1,2}(?=[.)] ))/;

export const escapeStart = (line: string): string =>
  line.replace(LIKE_A_BLOCK, (_, blank: string, mark: string) =>
    /^\d/.test(mark) ? `${blank}${mark}\\` : `${blank}\\${mark}`,
  );

/** Plain text as Markdown that reads the same: lines stay lines, and nothing in them is a mark. */
export const plainToMarkdown = (text: string): string =>
  text
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) =>
      escapeStart(
        paragraph
          .split('\n')
          .map((line) => escapeInline(line.trim()))
          .join('<br>'),
      ),
    )
    .join('\n\n');
