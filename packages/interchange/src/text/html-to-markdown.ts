import { escapeInline, escapeStart } from './escape-markdown.js';
import { type HtmlToken, htmlTokens } from './html-tokens.js';

/** Where the image that an `<img>` names is to be had; undefined when it is nowhere. */
export type ImageOf = (src: string) => string | undefined;

const MARKS: Record<string, [open: string, close: string]> = {
  b: ['**', '**'],
  strong: ['**', '**'],
  i: ['*', '*'],
  em: ['*', '*'],
  sub: ['<sub>', '</sub>'],
  sup: ['<sup>', '</sup>'],
};
const BLOCKS = new Set(
  'p div section article figure figcaption center header footer main address pre h1 h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd table thead tbody tr td th hr caption'.split(
    ' ',
  ),
);

/**
 * HTML of another program as our Markdown. What the subset has no word for loses its tags and keeps its text; scripts
 * and styles are gone. The result is read by our own parser, which has no place for HTML, so nothing here has to be
 * trusted for safety: it only has to read well.
 */
export function htmlToMarkdown(html: string, imageOf: ImageOf = (src) => src): string {
  const writer = new MarkdownWriter(imageOf);
  for (const token of htmlTokens(html)) writer.take(token);
  return writer.end();
}

interface Mark {
  tag: string;
  /** How many pieces the line had. */
  at: number;
}

/** Deeper nesting no text needs, and each mark that closes writes again what is inside it. */
const MAX_MARKS = 16;
/** What our reader takes for a table. Wider ones keep their words; filled up, a wide row would widen each of many short ones. */
const WIDEST_TABLE = 40;

class MarkdownWriter {
  private readonly done: { text: string; item: boolean }[] = [];
  /** The line being written, in pieces, so that a long one is put together once; and the marks open in it. */
  private line: string[] = [];
  private marks: Mark[] = [];
  private lists: { ordered: boolean; count: number }[] = [];
  private quotes = 0;
  private prefix = '';
  /** Rows of the table being read. */
  private rows: string[][] | undefined;

  constructor(private readonly imageOf: ImageOf) {}

  take(token: HtmlToken): void {
    if (token.type === 'text') this.write(escapeInline(token.text.replaceAll(/\s+/g, ' ')));
    else if (MARKS[token.tag]) this.mark(token.tag, token.type === 'open');
    else if (BLOCKS.has(token.tag)) this.block(token.tag, token.type === 'open');
    else if (token.type === 'open') this.single(token.tag, token.attributes);
  }

  end(): string {
    this.endTable();
    this.flush();
    return this.done.reduce((all, { text, item }, place) => {
      const between = place === 0 ? '' : item && this.done[place - 1]?.item ? '\n' : '\n\n';
      return all + between + text;
    }, '');
  }

  private write(text: string): void {
    const last = this.line.at(-1);
    const piece = last === undefined || last.endsWith(' ') ? text.trimStart() : text;
    if (piece !== '') this.line.push(piece);
  }

  private single(tag: string, { src = '', alt = '' }: Record<string, string>): void {
    if (tag === 'br') this.write('<br>');
    if (tag !== 'img') return;
    const address = this.imageOf(src)?.replaceAll(/[\s()<>]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
    const words = alt.replaceAll(/[[\]\\\s]+/g, ' ').trim();
    this.write(address ? `![${words}](${address})` : words);
  }

  /** Marks close around what was written since they opened, without the blanks at its ends: `** a **` would be stars. */
  private mark(tag: string, opening: boolean): void {
    if (opening) {
      if (this.marks.length < MAX_MARKS) this.marks.push({ tag, at: this.line.length });
      return;
    }
    const place = this.marks.findLastIndex((mark) => mark.tag === tag);
    const [mark] = place === -1 ? [] : this.marks.splice(place);
    const [open, close] = MARKS[tag] ?? ['', ''];
    if (!mark) return;
    const inside = this.line.splice(mark.at).join('');
    const words = inside.trim();
    const start = inside.length - inside.trimStart().length;
    const marked = `${inside.slice(0, start)}${open}${words}${close}${inside.slice(start + words.length)}`;
    if (inside !== '') this.line.push(words === '' ? inside : marked);
  }

  private block(tag: string, opening: boolean): void {
    if (this.rows) this.inTable(tag, opening);
    else this.flush();
    if (tag === 'table' && opening) this.rows ??= [];
    if (tag === 'ul' || tag === 'ol') {
      if (opening) this.lists.push({ ordered: tag === 'ol', count: 0 });
      else this.lists.pop();
    }
    if (tag === 'li' && opening && !this.rows) this.prefix = this.itemPrefix();
    if (/^h\d$/.test(tag) && opening && !this.rows) this.prefix = '### ';
    if (tag === 'blockquote') this.quotes = Math.max(0, this.quotes + (opening ? 1 : -1));
  }

  private itemPrefix(): string {
    const list = this.lists.at(-1);
    if (!list) return '- ';
    list.count += 1;
    const indent = '  '.repeat(Math.min(this.lists.length, 4) - 1);
    return indent + (list.ordered ? `${list.count}. ` : '- ');
  }

  private inTable(tag: string, opening: boolean): void {
    if (tag === 'table' && !opening) this.endTable();
    else if (tag === 'tr' && opening) this.rows?.push([]);
    else if ((tag === 'td' || tag === 'th') && !opening)
      this.rows?.at(-1)?.push(this.takeLine().replaceAll('|', '\\|'));
    else if (tag === 'p' || tag === 'div' || tag === 'li') this.write(this.line.length === 0 ? '' : ' ');
  }

  private endTable(): void {
    const rows = this.rows?.filter((row) => row.length > 0) ?? [];
    this.rows = undefined;
    const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
    const wide = (row: string[]) => (width > WIDEST_TABLE ? row : [...row, ...Array(width - row.length).fill('')]);
    const [header, ...body] = rows.map((row) => `| ${wide(row).join(' | ')} |`);
    if (header) this.push([header, `|${' --- |'.repeat(width)}`, ...body].join('\n'), false);
  }

  private takeLine(): string {
    const line = this.line.join('').replace(/^(?:<br>|\s)+|(?<!<br>|\s)(?:<br>|\s)+$/g, '');
    this.line = [];
    this.marks = [];
    return line;
  }

  private flush(): void {
    const text = this.takeLine();
    if (text === '') return;
    const item = this.prefix !== '' && !this.prefix.startsWith('#');
    this.push(this.prefix === '' ? escapeStart(text) : this.prefix + text, item);
    this.prefix = '';
  }

  private push(text: string, item: boolean): void {
    const quoted = '> '.repeat(Math.min(this.quotes, 3));
    this.done.push({ text: quoted === '' ? text : text.replaceAll(/^/gm, quoted), item });
  }
}
