/// <reference types="pdfkit" />
import type { Box, Point } from '../layout/page.js';

export const POINTS_PER_MM = 72 / 25.4;

export const INK = {
  black: '#000000',
  text: '#1a1a1a',
  muted: '#555555',
  line: '#8c8c8c',
  ring: '#6b6b6b',
  letter: '#8f8f8f',
};

export type Font = 'Helvetica' | 'Helvetica-Bold';

export interface TextStyle {
  readonly size: number;
  readonly font?: Font;
  readonly color?: string;
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly spacing?: number;
  /** Lines after the last one that fits are cut with an ellipsis; one line unless said. */
  readonly lines?: number;
}

export interface LabelStyle {
  readonly size: number;
  readonly font?: Font;
  readonly color?: string;
  readonly align?: 'center' | 'right';
}

/** Height of Helvetica's capitals and figures, in ems. */
const CAPITAL_HEIGHT = 0.718;

/** Draws on a page in millimetres, so that drawing and reading share one set of numbers. */
export class Pen {
  constructor(readonly document: PDFKit.PDFDocument) {}

  fillBox({ x, y, width, height }: Box, color: string = INK.black): void {
    this.document.rect(mm(x), mm(y), mm(width), mm(height)).fill(color);
  }

  strokeBox({ x, y, width, height }: Box, color: string = INK.line): void {
    this.document.lineWidth(mm(0.2)).roundedRect(mm(x), mm(y), mm(width), mm(height), mm(1)).stroke(color);
  }

  fillCircle({ x, y }: Point, radius: number, color: string = INK.black): void {
    this.document.circle(mm(x), mm(y), mm(radius)).fill(color);
  }

  strokeCircle({ x, y }: Point, radius: number, color: string, lineWidth: number): void {
    this.document.lineWidth(mm(lineWidth)).circle(mm(x), mm(y), mm(radius)).stroke(color);
  }

  line(from: Point, to: Point, lineWidth: number, color: string = INK.line): void {
    this.document.lineWidth(mm(lineWidth)).moveTo(mm(from.x), mm(from.y)).lineTo(mm(to.x), mm(to.y)).stroke(color);
  }

  /** Text whose first line has its capitals' top at `at`. */
  text(text: string, at: Point, style: TextStyle): void {
    const { size, font = 'Helvetica', color = INK.text, width, align = 'left', spacing = 0, lines = 1 } = style;
    const lineHeight = size * 1.25;
    this.document.font(font).fontSize(size).fillColor(color);
    this.document.text(printable(text), mm(at.x), mm(at.y) - size * 0.2, {
      align,
      characterSpacing: spacing,
      lineGap: lineHeight - this.document.currentLineHeight(),
      ...(width === undefined
        ? { lineBreak: false }
        : { width: mm(width), height: lineHeight * lines, ellipsis: true }),
    });
  }

  /** A short text whose capitals and figures are centred on a point's height, and around it or before it in width. */
  label(text: string, at: Point, style: LabelStyle): void {
    const { size, font = 'Helvetica', color = INK.text, align = 'center' } = style;
    this.document.font(font).fontSize(size).fillColor(color);
    const width = this.document.widthOfString(text);
    const left = mm(at.x) - (align === 'center' ? width / 2 : width);
    const baseline = mm(at.y) + (size * CAPITAL_HEIGHT) / 2;
    this.document.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }
}

function mm(length: number): number {
  return length * POINTS_PER_MM;
}

/** The standard fonts know Latin-1 only; other letters lose their accents, or become a question mark. */
function printable(text: string): string {
  return [...text.normalize('NFC')].map((character) => (isLatin(character) ? character : plain(character))).join('');
}

function plain(character: string): string {
  const base = character.normalize('NFD').charAt(0);
  return isLatin(base) ? base : '?';
}

function isLatin(character: string): boolean {
  return /^[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]$/.test(character);
}
