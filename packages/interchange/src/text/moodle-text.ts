import { plainToMarkdown } from './escape-markdown.js';
import { htmlToMarkdown } from './html-to-markdown.js';

/** The formats a text of Moodle can have, as GIFT names them. */
export type MoodleFormat = 'html' | 'moodle' | 'plain' | 'markdown';

const LIKE_HTML = /<\/?[a-z][^<>]*>|&[a-z]+;|&#\d+;/i;

/** A text of Moodle by its format. Its own one, “moodle”, is plain text with its lines, in which tags count. */
export function moodleToMarkdown(
  text: string,
  format: MoodleFormat,
  image?: (src: string) => string | undefined,
): string {
  if (format === 'markdown') return text;
  if (format === 'html') return htmlToMarkdown(text, image);
  return format === 'moodle' && LIKE_HTML.test(text)
    ? htmlToMarkdown(text.replaceAll('\n', '<br>'), image)
    : plainToMarkdown(text);
}
