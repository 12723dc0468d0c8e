import type { Variant } from '../src/index.js';
import { numbersIn } from './reader.js';

const NARROW = 328;
const SMALLEST = 11;

interface Label {
  x: number;
  y: number;
  size: number;
  anchor: string;
  isTick: boolean;
  words: string;
}

const labelsOf = (svg: string): Label[] =>
  [
    ...svg.matchAll(
      /<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)" text-anchor="(\w+)" fill="#111"( class="tick")?>([^<]*)</g,
    ),
  ].map(([, x, y, size, anchor = '', tick, words = '']) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
    anchor,
    isTick: tick !== undefined,
    words,
  }));

/** Where a label's box begins and ends; letters are about half as wide as they are tall. */
function boxOf({ x, y, size, anchor, words }: Label) {
  const width = words.length * size * 0.54;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor] ?? x;
  return { left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2 };
}

/** What is wrong with a figure: too small for a phone, cut off, written over, or at odds with its description. */
export function figureFaults({ id, context, figure }: Variant): string[] {
  if (!figure) return context.includes('![') ? [`${id} shows a figure that it does not have`] : [];
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(figure.svg) ?? []).map(Number);
  const labels = labelsOf(figure.svg);
  const boxes = labels.map(boxOf);
  const spoken = numbersIn(figure.alt);
  return [
    ...(context.includes(`![${figure.alt}](${figure.file})`) ? [] : ['does not show its figure']),
    ...(figure.alt.length >= 40 ? [] : ['has a figure hardly described']),
    ...(/undefined|NaN|Infinity/.test(figure.svg) ? ['has a figure with a value that was not there'] : []),
    ...(labels.length === (figure.svg.match(/<text/g) ?? []).length ? [] : ['has a label that cannot be read']),
    ...(figure.svg.includes(`<rect width="${width}" height="${height}" fill="#fff"/>`) ? [] : ['has no white ground']),
    ...labels
      .filter(({ size }) => (size * NARROW) / width < SMALLEST)
      .map(({ words }) => `has small letters: ${words}`),
    ...labels
      .filter(({ isTick, words }) => !isTick && !numbersIn(words).every((value) => spoken.includes(value)))
      .map(({ words }) => `draws what its description does not say: ${words}`),
    ...boxes.flatMap(({ left, right, top, bottom }, place) =>
      left < 0 || top < 0 || right > width || bottom > height ? [`cuts a label off: ${labels[place]?.words}`] : [],
    ),
    ...boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .flatMap((other, offset) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
            ? [`writes ${labels[place]?.words} over ${labels[place + 1 + offset]?.words}`]
            : [],
        ),
    ),
  ].map((fault) => `${id} ${fault}`);
}
