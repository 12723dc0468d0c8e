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

/** Clockwise from the top left. */
export const PAGE_CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: PAGE.width, y: 0 },
  { x: PAGE.width, y: PAGE.height },
  { x: 0, y: PAGE.height },
];
