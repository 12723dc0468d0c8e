/** The thread that draws one PDF. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawSheets } from '@gabarita/answer-sheet/pdf';
import { drawBooklet } from '../booklet/draw-booklet.js';
import type { Drawing } from './draw-in-thread.js';

const drawing: Drawing = workerData;
parentPort?.postMessage(await ('sheets' in drawing ? drawSheets(drawing.sheets) : drawBooklet(drawing.booklet)));
