/**
 * A small kit for figures drawn from numbers. The drawing is 360 units wide, so that on the narrowest phone (328 px) its
 * letters of 14 units are still 12.7 px tall. White background, dark lines, no colour that alone carries meaning.
 */
export const WIDTH = 360;
const FONT = 14;

const INK = '#222';
export const BLUE = '#1f5fa8';
export const PALE = '#dbe7f5';
const RULE = '#d0d0d0';

export interface Point {
  x: number;
  y: number;
}

/** Rounded, so that the last bit of a sine changes no variant. */
const at = (value: number) => String(Math.round(value * 10) / 10);

export const drawing = (height: number, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="sans-serif"><rect width="${WIDTH}" height="${height}" fill="#fff"/>${parts.join('')}</svg>`;

type Anchor = 'start' | 'middle' | 'end';

const text = (x: number, y: number, words: string, anchor: Anchor, attributes: string) =>
  `<text x="${at(x)}" y="${at(y)}" font-size="${FONT}" text-anchor="${anchor}" fill="#111"${attributes}>${words}</text>`;

export const label = (x: number, y: number, words: string, anchor: Anchor = 'middle'): string =>
  text(x, y, words, anchor, '');

/** A number of a scale: it is not a datum, so the alternative text need not repeat it. */
export const tick = (x: number, y: number, words: string, anchor: Anchor = 'end'): string =>
  text(x, y, words, anchor, ' class="tick"');

export const line = (from: Point, to: Point, dashed = false): string =>
  `<line x1="${at(from.x)}" y1="${at(from.y)}" x2="${at(to.x)}" y2="${at(to.y)}" stroke="${INK}" stroke-width="2"${dashed ? ' stroke-dasharray="6 4"' : ''}/>`;

/** A line of a grid, fainter than what is drawn over it. */
export const rule = (from: Point, to: Point): string =>
  `<line x1="${at(from.x)}" y1="${at(from.y)}" x2="${at(to.x)}" y2="${at(to.y)}" stroke="${RULE}"/>`;

export const box = (x: number, y: number, width: number, height: number, fill = 'none'): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${fill}" stroke="${INK}" stroke-width="2"/>`;

export const circle = (centre: Point, radius: number, fill = 'none'): string =>
  `<circle cx="${at(centre.x)}" cy="${at(centre.y)}" r="${at(radius)}" fill="${fill}" stroke="${INK}" stroke-width="2"/>`;

const points = (corners: readonly Point[]) => corners.map(({ x, y }) => `${at(x)},${at(y)}`).join(' ');

export const polygon = (corners: readonly Point[], fill = PALE): string =>
  `<polygon points="${points(corners)}" fill="${fill}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`;

export const polyline = (corners: readonly Point[], colour = BLUE, dashed = false): string =>
  `<polyline points="${points(corners)}" fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round"${dashed ? ' stroke-dasharray="8 5"' : ''}/>`;

/** A slice of a disc, from one share of the turn to another, clockwise from the top. */
export function slice(centre: Point, radius: number, from: number, to: number, fill: string): string {
  const edge = (share: number) =>
    `${at(centre.x + radius * Math.sin(2 * Math.PI * share))} ${at(centre.y - radius * Math.cos(2 * Math.PI * share))}`;
  const large = to - from > 0.5 ? 1 : 0;
  return `<path d="M${at(centre.x)} ${at(centre.y)}L${edge(from)}A${at(radius)} ${at(radius)} 0 ${large} 1 ${edge(to)}Z" fill="${fill}" stroke="${INK}" stroke-width="2"/>`;
}
