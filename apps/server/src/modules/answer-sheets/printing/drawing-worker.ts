/** The thread that draws one PDF of sheets. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawSheets } from '@gabarita/answer-sheet/pdf';

parentPort?.postMessage(await drawSheets(workerData));
