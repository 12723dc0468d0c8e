import PDFDocument from 'pdfkit';
import { layoutFor } from '../layout/layouts.js';
import { PAGE } from '../layout/page.js';
import type { SheetCode } from '../layout/sheet-code.js';
import { drawFiducials } from './fiducials.js';
import { drawFooter } from './footer.js';
import { drawHeader } from './header.js';
import { Pen, POINTS_PER_MM } from './pen.js';
import { drawQuestions } from './questions.js';

export interface SheetToPrint {
  /** The layout follows from the number of questions. */
  readonly code: Omit<SheetCode, 'layout'>;
  readonly examTitle: string;
  readonly studentName?: string;
  readonly turma?: string;
  readonly date?: string;
  /** Where the QR code leads people; without it there is none. */
  readonly link?: string;
}

/** A PDF with one page for each sheet. Vector only, black and greys. */
export async function drawSheets(sheets: readonly SheetToPrint[]): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: [PAGE.width * POINTS_PER_MM, PAGE.height * POINTS_PER_MM],
    margin: 0,
    autoFirstPage: false,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: 'Cartão-resposta', Producer: 'Gabarita', Creator: 'Gabarita' },
  });
  const bytes = collect(document);
  const pen = new Pen(document);
  for (const sheet of sheets) {
    document.addPage();
    drawSheet(pen, sheet);
  }
  document.end();
  return bytes;
}

function drawSheet(pen: Pen, sheet: SheetToPrint): void {
  const layout = layoutFor(sheet.code.questions);
  const code = { ...sheet.code, layout: layout.code };
  drawFiducials(pen, layout, code);
  drawHeader(pen, sheet);
  drawQuestions(pen, layout, code.questions);
  drawFooter(pen, code.serial);
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('error', reject);
    document.on('end', () => {
      const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
      let at = 0;
      for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.length;
      }
      resolve(whole);
    });
  });
}
