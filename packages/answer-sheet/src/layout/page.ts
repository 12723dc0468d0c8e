/** Every length on the sheet is in millimetres from the top left corner of an A4 page in portrait. */
export const PAGE = { width: 210, height: 297 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
