/// <reference types="pdfkit" />
import { fileURLToPath } from 'node:url';

export interface Style {
  bold: boolean;
  italic: boolean;
  shift: 'sub' | 'sup' | null;
}

export const PLAIN: Style = { bold: false, italic: false, shift: null };
export const BOLD: Style = { ...PLAIN, bold: true };
export const ITALIC: Style = { ...PLAIN, italic: true };

/** The bank writes Greek, arrows, fractions and signs of mathematics; these fonts have them all, and go into the PDF. */
const FONTS = ['', '-Bold', '-Oblique', '-BoldOblique'].map((kind) => `DejaVuSansCondensed${kind}`);

const fontFor = ({ bold, italic }: Style) => FONTS[Number(bold) + 2 * Number(italic)] ?? '';

const SHIFTED_SIZE = 0.7;
/** How far below the line each stands, in ems. */
const SHIFTS = { sub: 0.18, sup: -0.34 };

export const openFonts = (document: PDFKit.PDFDocument): void => {
  for (const name of FONTS) {
    document.registerFont(name, fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));
  }
};

/** Sets words in one size. A word is measured once: measuring is most of the work, and texts repeat their words. */
export class Typesetter {
  readonly #widths = new Map<string, number>();

  constructor(
    readonly document: PDFKit.PDFDocument,
    readonly size: number,
  ) {}

  get leading(): number {
    return this.size * 1.36;
  }

  width(text: string, style: Style): number {
    const name = `${fontFor(style)} ${style.shift} ${text}`;
    const known = this.#widths.get(name);
    if (known !== undefined) return known;
    const width = this.#take(style).widthOfString(text);
    this.#widths.set(name, width);
    return width;
  }

  write(text: string, x: number, baseline: number, style: Style, color = '#000000'): void {
    const drop = style.shift ? SHIFTS[style.shift] * this.size : 0;
    this.#take(style)
      .fillColor(color)
      .text(text, x, baseline + drop, { lineBreak: false, baseline: 'alphabetic' });
  }

  #take(style: Style): PDFKit.PDFDocument {
    return this.document.font(fontFor(style)).fontSize(style.shift ? this.size * SHIFTED_SIZE : this.size);
  }
}
