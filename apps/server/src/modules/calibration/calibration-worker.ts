import { type Anchors, type Area, type Calibration, calibrate, type ResponseMatrix } from '@gabarita/scoring';

export interface CalibrationOrder {
  area: Area;
  matrix: ResponseMatrix;
  anchors: Anchors;
}

/** Estimating the items of a large exam takes seconds of arithmetic, which must not keep a request waiting. */
export default ({ area, matrix, anchors }: CalibrationOrder): Calibration => calibrate(matrix, area, anchors);
