import type { Image, Inline } from '@gabarita/rich-text';
import type { Picture } from './booklet.js';
import { PICTURE_HEIGHT } from './paper.js';
import { ITALIC, PLAIN, type Style, type Typesetter } from './typesetter.js';

/** What stands on a line: letters of one style, or a picture among them. */
export type Atom = { text: string; style: Style; width: number } | (Picture & { text?: never });

/** Atoms that no line end comes between, and what stands before them. */
export interface Word {
  atoms: Atom[];
  before: 'nothing' | 'space' | 'break';
}

export type Pictures = ReadonlyMap<string, Picture>;

export const widthOf = ({ atoms }: Word): number => atoms.reduce((sum, { width }) => sum + width, 0);

/** The picture as large as it fits, and never larger than it is. */
export function fitted(picture: Picture, width: number): Picture {
  const scale = Math.min(1, width / picture.width, PICTURE_HEIGHT / picture.height);
  return { bytes: picture.bytes, width: picture.width * scale, height: picture.height * scale };
}

/** What is printed where a picture is missing: better a word that says so than a gap that nobody notices. */
export const missingPicture = (alt: string): string => `[imagem não impressa${alt && `: ${alt}`}]`;

/** A line of rich text as words that fit a width. */
export class WordReader {
  readonly #words: Word[] = [];
  #before: Word['before'] = 'nothing';

  constructor(
    private readonly type: Typesetter,
    private readonly pictures: Pictures,
    private readonly width: number,
  ) {}

  read(inlines: readonly Inline[], style: Style = PLAIN): Word[] {
    for (const inline of inlines) this.#inline(inline, style);
    return this.#words;
  }

  #inline(inline: Inline, style: Style): void {
    switch (inline.type) {
      case 'text':
        this.#text(inline.text, style);
        break;
      case 'break':
        this.#before = 'break';
        break;
      case 'image':
        this.#image(inline, style);
        break;
      default:
        this.read(inline.children, { ...style, ...STYLES[inline.type] });
    }
  }

  #text(text: string, style: Style): void {
    // Not \s: a space that must not break stays inside its word.
    for (const part of text.normalize('NFC').split(/([ \t\n\r]+)/)) {
      if (part === '') continue;
      if (part.trim() === '' && part !== '\u00a0') this.#space();
      else for (const piece of this.#fitting(part, style)) this.#add(piece);
    }
  }

  #image({ src, alt }: Image, style: Style): void {
    const picture = src === null ? undefined : this.pictures.get(src);
    if (picture) this.#add(fitted(picture, this.width));
    else this.#text(missingPicture(alt), { ...style, ...ITALIC });
  }

  #space(): void {
    if (this.#before === 'nothing') this.#before = 'space';
  }

  #add(atom: Atom): void {
    const last = this.#words.at(-1);
    const joins = this.#before === 'nothing' && last && widthOf(last) + atom.width <= this.width;
    if (joins) last.atoms.push(atom);
    else this.#words.push({ atoms: [atom], before: this.#before });
    this.#before = 'nothing';
  }

  /** A word, or the parts of one that is wider than the line, such as the address of a source. */
  *#fitting(text: string, style: Style): Generator<Atom> {
    const whole = this.type.width(text, style);
    if (whole <= this.width) return yield { text, style, width: whole };
    let part = '';
    for (const character of text) {
      if (this.type.width(part + character, style) > this.width && part !== '') {
        yield { text: part, style, width: this.type.width(part, style) };
        part = '';
      }
      part += character;
    }
    yield { text: part, style, width: this.type.width(part, style) };
  }
}

const STYLES: Record<Exclude<Inline['type'], 'text' | 'break' | 'image'>, Partial<Style>> = {
  strong: { bold: true },
  emphasis: { italic: true },
  sub: { shift: 'sub' },
  sup: { shift: 'sup' },
  link: {},
};
