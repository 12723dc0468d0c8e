/** Measures of the page, in points. Two columns on A4, as in the exam itself. */

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = { side: 40, top: 42, bottom: 50 };
const GUTTER = 22;

export const LEFT = MARGIN.side;
export const TOP = MARGIN.top;
export const BOTTOM = PAGE.height - MARGIN.bottom;
export const FULL_WIDTH = PAGE.width - 2 * MARGIN.side;
export const COLUMN_WIDTH = (FULL_WIDTH - GUTTER) / 2;
export const COLUMN_HEIGHT = BOTTOM - TOP;
export const COLUMN_LEFTS = [LEFT, LEFT + COLUMN_WIDTH + GUTTER] as const;
export const MIDDLE = PAGE.width / 2;
export const FOOTER = BOTTOM + 22;
/** A taller picture would leave no room for the question it belongs to. */
export const PICTURE_HEIGHT = COLUMN_HEIGHT * 0.6;
/** What is no taller is read at one glance, and not divided. */
export const GLANCE = COLUMN_HEIGHT / 3;

export const GREY = '#777777';
