/**
 * Images in Markdown, found by walking through the text once. A pattern would try each `![` against all the text after it,
 * and again each end of an address: three kilobytes of openers once took seconds. Addresses hold no spaces or parentheses.
 */
interface PlacedImage {
  start: number;
  end: number;
  alt: string;
  url: string;
}

const ADDRESS = /\(\s*<?([^\s)>]+)/y;

function* placedImages(markdown: string): Generator<PlacedImage> {
  for (let start = markdown.indexOf('!['); start >= 0; ) {
    const close = markdown.indexOf(']', start);
    if (close < 0) return;
    ADDRESS.lastIndex = close + 1;
    const url = ADDRESS.exec(markdown)?.[1];
    const end = url === undefined ? close : markdown.indexOf(')', ADDRESS.lastIndex);
    if (end < 0) return;
    if (url !== undefined) yield { start, end: end + 1, alt: markdown.slice(start + 2, close), url };
    // Openers before this bracket share it, and with it what follows: none of them can do better.
    start = markdown.indexOf('![', end);
  }
}

/** Addresses of the images in a text, in order. */
export const imagesIn = (markdown: string): string[] => [...placedImages(markdown)].map(({ url }) => url);

export const withoutImages = (markdown: string): string => written(markdown, () => '').trim();

/** Gives every image the address that the function names for it; the alternative text stays. */
export const replaceImages = (markdown: string, addressOf: (url: string) => string): string =>
  written(markdown, ({ alt, url }) => `![${alt}](${addressOf(url)})`);

function written(markdown: string, image: (image: PlacedImage) => string): string {
  const parts: string[] = [];
  let done = 0;
  for (const placed of placedImages(markdown)) {
    parts.push(markdown.slice(done, placed.start), image(placed));
    done = placed.end;
  }
  return parts.join('') + markdown.slice(done);
}

const NOT_OF_AN_ADDRESS = /[\s)]/;

/** The image that a text ends in, and the words before it: a typed alternative has it there. */
export function endingImage(markdown: string): { words: string; alt: string; url: string } | undefined {
  if (!markdown.endsWith(')')) return undefined;
  const end = markdown.length - 1;
  let from = end;
  while (from > 0 && !NOT_OF_AN_ADDRESS.test(markdown.charAt(from - 1))) from -= 1;
  let close = markdown.indexOf('](', Math.max(0, from - 2));
  // The first that has an opener of its own wins: the address of an image may look like another image.
  for (; close >= 0 && close + 2 < end; close = markdown.indexOf('](', close + 1)) {
    const after = markdown.lastIndexOf(']', close - 1) + 1;
    const opener = close === 0 ? -1 : markdown.slice(after, close).indexOf('![');
    if (opener < 0) continue;
    const start = after + opener;
    const alt = markdown.slice(start + 2, close);
    return { words: markdown.slice(0, start).trimEnd(), alt, url: markdown.slice(close + 2, end) };
  }
  return undefined;
}
