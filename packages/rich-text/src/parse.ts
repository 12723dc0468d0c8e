import { type ImageSource, ownImages } from './addresses.js';
import { parseInline } from './inline.js';
import { isBlank, joinLines, linesOf, skipBlank } from './lines.js';
import { itemAt, listAt } from './list.js';
import { tableAt } from './table.js';
import type { Block, Inline } from './tree.js';

const HEADING = /^ {0,3}(#{1,6}) +(?=\S)/;
const QUOTED = /^ {0,3}> ?/;
/** Quotes and lists inside each other. Deeper ones stay text, so that no input can exhaust the stack. */
const MAX_DEPTH = 6;

/** What a reader took: some blocks, and the line to go on from. */
interface Taken {
  blocks: Block[];
  next: number;
}

/** Reads the Markdown of questions. Every string has a tree; whatever is not in the subset is text. */
export const parseRichText = (markdown: string, imageSource: ImageSource = ownImages): Block[] =>
  new BlockReader(linesOf(markdown), imageSource, 0).read();

/** The same for what must be one line, such as an alternative: there `- 5` is a number and not a list. */
export const parseRichLine = (markdown: string, imageSource: ImageSource = ownImages): Inline[] =>
  parseInline(joinLines(linesOf(markdown.trim())), imageSource);

class BlockReader {
  constructor(
    private readonly lines: readonly string[],
    private readonly imageSource: ImageSource,
    private readonly depth: number,
  ) {}

  read(): Block[] {
    const blocks: Block[] = [];
    for (let at = skipBlank(this.lines, 0); at < this.lines.length; ) {
      const taken = this.heading(at) ?? this.quote(at) ?? this.table(at) ?? this.list(at) ?? this.paragraph(at);
      for (const block of taken.blocks) blocks.push(block);
      at = skipBlank(this.lines, taken.next);
    }
    return blocks;
  }

  private heading(at: number): Taken | undefined {
    const line = this.lines[at] ?? '';
    const found = line.match(HEADING);
    if (!found) return undefined;
    const children = this.inline(line.slice(found[0].length).trim());
    return { blocks: [{ type: 'heading', level: found[1]?.length ?? 1, children }], next: at + 1 };
  }

  private quote(at: number): Taken | undefined {
    if (!this.isQuoted(at)) return undefined;
    let next = at;
    while (this.isQuoted(next)) next += 1;
    const inside = this.lines.slice(at, next).map((line) => line.replace(QUOTED, ''));
    return { blocks: [{ type: 'quote', children: this.inner(inside) }], next };
  }

  private table(at: number): Taken | undefined {
    const table = tableAt(this.lines, at);
    if (!table) return undefined;
    const { alignments, next } = table;
    const cells = (row: string[]) => row.map((cell) => this.inline(cell));
    return { blocks: [{ type: 'table', alignments, header: cells(table.header), rows: table.rows.map(cells) }], next };
  }

  private list(at: number): Taken | undefined {
    const list = this.depth < MAX_DEPTH ? listAt(this.lines, at, (line) => this.interrupts(line)) : undefined;
    if (!list) return undefined;
    const { ordered, start, next } = list;
    return { blocks: [{ type: 'list', ordered, start, items: list.items.map((item) => this.inner(item)) }], next };
  }

  /** Always takes at least a line. A line of nothing but images is not part of the sentence around it. */
  private paragraph(at: number): Taken {
    const figures = this.figures(at);
    if (figures) return { blocks: figures, next: at + 1 };
    let next = at + 1;
    while (next < this.lines.length && !isBlank(this.lines[next]) && !this.interrupts(next)) next += 1;
    const children = this.inline(joinLines(this.lines.slice(at, next)));
    return { blocks: [{ type: 'paragraph', children }], next };
  }

  private figures(at: number): Block[] | undefined {
    const line = this.lines[at]?.trim() ?? '';
    if (!line.startsWith('![')) return undefined;
    const pieces = this.inline(line).filter((piece) => piece.type !== 'text' || piece.text.trim() !== '');
    const images = pieces.filter((piece) => piece.type === 'image');
    return images.length === pieces.length ? images.map((image) => ({ type: 'figure', image })) : undefined;
  }

  /** Whether a paragraph ends before this line though nothing blank lies between. */
  private interrupts(at: number): boolean {
    const line = this.lines[at] ?? '';
    // A number at the start of a line is an item only where counting begins; elsewhere it is part of the sentence.
    const number = itemAt(line)?.number;
    if (number === null || number === 1) return this.depth < MAX_DEPTH;
    return (
      HEADING.test(line) || this.isQuoted(at) || tableAt(this.lines, at) !== undefined || this.figures(at) !== undefined
    );
  }

  private isQuoted(at: number): boolean {
    return this.depth < MAX_DEPTH && QUOTED.test(this.lines[at] ?? '');
  }

  private inner(lines: readonly string[]): Block[] {
    return new BlockReader(lines, this.imageSource, this.depth + 1).read();
  }

  private inline(text: string): Inline[] {
    return parseInline(text, this.imageSource);
  }
}
