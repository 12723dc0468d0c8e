import { parentPort, workerData } from 'node:worker_threads';
import { type Anchors, type Area, type Calibration, calibrate, type ResponseMatrix } from '@gabarita/scoring';

/** Estimating the items of a large exam takes seconds of arithmetic, which must not keep a request waiting. */
export interface CalibrationOrder {
  area: Area;
  matrix: ResponseMatrix;
  anchors: Anchors;
}

const { area, matrix, anchors } = workerData as CalibrationOrder;
parentPort?.postMessage(calibrate(matrix, area, anchors) satisfies Calibration);
