import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { LONGEST_SIDE, type PreparedPhoto, toPhoto } from './prepare-photo';

export const isPdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

/**
 * The pages of a scanned PDF, each drawn when its turn comes, whatever the scanner packed it with (JPEG, Flate, CCITT,
 * JBIG2). Fails with a sentence for the person when the file cannot be opened, and so does a page that was not scanned.
 */
export async function scannedPages(file: Blob): Promise<(() => Promise<PreparedPhoto>)[]> {
  const { pdf, close } = await openPdf(file);
  return Array.from({ length: pdf.numPages }, (_, index) => async () => {
    const scan = await drawPage(pdf, index + 1).catch((cause) => {
      throw new Error(BROKEN_PAGE, { cause });
    });
    if (index + 1 === pdf.numPages) close();
    if (!scan) throw new Error(NOT_SCANNED);
    return scan;
  });
}

/** The library is loaded by whoever sends a PDF: it weighs four times as much as the rest of the application. */
const loadLibrary = () => import('pdfjs-dist/legacy/build/pdf.mjs');

async function openPdf(file: Blob): Promise<{ pdf: PDFDocumentProxy; close: () => void }> {
  const { getDocument, PDFWorker } = await loadLibrary();
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const close = () => thread.terminate();
  // No compiled code and no fonts made on the fly: the Content-Security-Policy forbids them, and scans need neither.
  const options = { isEvalSupported: false, useWasm: false, disableFontFace: true };
  try {
    const worker = PDFWorker.create({ port: thread });
    return { pdf: await getDocument({ data: await file.arrayBuffer(), worker, ...options }).promise, close };
  } catch (error) {
    close();
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Error(isLocked ? LOCKED : BROKEN, { cause: error });
  }
}

/** Null when the page was not scanned. */
async function drawPage(pdf: PDFDocumentProxy, number: number): Promise<PreparedPhoto | null> {
  const page = await pdf.getPage(number);
  if (!(await showsPicture(page))) return null;
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGEST_SIDE / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  // For printing, drawing does not wait for the screen, and goes on while the teacher looks at another tab.
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  return toPhoto(canvas);
}

/** A sheet straight from our printer's PDF would be read as one that a student left blank: a scan holds a picture. */
async function showsPicture(page: PDFPageProxy): Promise<boolean> {
  const { OPS } = await loadLibrary();
  const pictures = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
  ]);
  const { fnArray } = await page.getOperatorList({ intent: 'print' });
  return fnArray.some((operation) => pictures.has(operation));
}

const LOCKED = 'Este PDF tem senha. Salve uma cópia sem senha e envie de novo.';
const BROKEN = 'Não conseguimos abrir este PDF. Digitalize de novo ou envie fotos.';
const BROKEN_PAGE = 'Não conseguimos abrir esta página. Digitalize-a de novo ou envie uma foto.';
const NOT_SCANNED = 'Esta página não é uma digitalização. Digitalize o cartão preenchido ou envie uma foto.';
