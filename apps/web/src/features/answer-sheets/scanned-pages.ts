import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { LONGEST_SIDE, type PreparedPhoto, toPhoto } from './prepare-photo';

export const isPdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

/**
 * The pages of a scanned PDF, each drawn when its turn comes, as scanners pack them (JPEG, Flate, CCITT, JBIG2). Fails
 * with a sentence for the person when the file cannot be opened, and so does a page that was not scanned or is packed otherwise.
 */
export async function scannedPages(file: Blob): Promise<(() => Promise<PreparedPhoto>)[]> {
  const { pdf, close } = await openPdf(file);
  return Array.from({ length: pdf.numPages }, (_, index) => async () => {
    try {
      return await drawPage(await pdf.getPage(index + 1));
    } catch (error) {
      throw error instanceof UnreadablePage ? error : new Error(BROKEN_PAGE, { cause: error });
    } finally {
      if (index + 1 === pdf.numPages) close();
    }
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

/** Says to the person why. */
class UnreadablePage extends Error {}

async function drawPage(page: PDFPageProxy): Promise<PreparedPhoto> {
  const pictures = await picturesOn(page);
  // A sheet straight from our printer's PDF would be read as one that a student left blank: a scan holds a picture.
  if (pictures.length === 0) throw new UnreadablePage(NOT_SCANNED);
  // What cannot be decoded is left out of the drawing, and white paper would be all that is sent.
  if (pictures.includes(null)) throw new UnreadablePage(UNKNOWN_PICTURE);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGEST_SIDE / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  // For printing, drawing does not wait for the screen, and goes on while the teacher looks at another tab.
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  return toPhoto(canvas);
}

/** The page's pictures as the library keeps them: null is one that it could not decode. */
async function picturesOn(page: PDFPageProxy): Promise<unknown[]> {
  const { OPS } = await loadLibrary();
  const paintings = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
  ]);
  const { fnArray, argsArray } = await page.getOperatorList({ intent: 'print' });
  const painted = fnArray.flatMap((operation, at) => (paintings.has(operation) ? [argsArray[at][0]] : []));
  return Promise.all(painted.map((picture) => (typeof picture === 'string' ? pictureNamed(page, picture) : picture)));
}

/** A picture that several pages show is kept for all of them, under a name that begins with g_. */
const pictureNamed = (page: PDFPageProxy, name: string): Promise<unknown> =>
  new Promise((resolve) => (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve));

const LOCKED = 'Este PDF tem senha. Salve uma cópia sem senha e envie de novo.';
const BROKEN = 'Não conseguimos abrir este PDF. Digitalize de novo ou envie fotos.';
const BROKEN_PAGE = 'Não conseguimos abrir esta página. Digitalize-a de novo ou envie uma foto.';
const UNKNOWN_PICTURE =
  'Esta página está em um formato que não lemos (JPEG 2000, por exemplo). Digitalize em JPEG ou em preto e branco, ou envie uma foto.';
const NOT_SCANNED = 'Esta página não é uma digitalização. Digitalize o cartão preenchido ou envie uma foto.';
