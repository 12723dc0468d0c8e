/** The thread in which PDFs are taken apart: the library's own, bundled like our code. */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
