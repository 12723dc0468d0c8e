import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingImage, imagesIn, replaceImages, withoutImages } from './markdown-images.js';

/** What the walk must find, as patterns: right, and slow enough to stop a server. */
const IMAGE = /!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?[^)]*\)/g;
const TEXT_AND_IMAGE = /^([\s\S]*?)\s*!\[([^\]]*)\]\(([^\s)]+)\)$/;

const pieces = fc.constantFrom('![', '](', ']', '[', '(', ')', ' ', '\n', 'a', 'é', '<', '>', '!', '![a](b)', '"');
const markdown = fc.array(pieces, { maxLength: 24 }).map((parts) => parts.join(''));

describe('images in Markdown', () => {
  it('are those that the pattern finds, in any text', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        expect(imagesIn(text)).toEqual([...text.matchAll(IMAGE)].map(([, , url]) => url));
        expect(withoutImages(text)).toBe(text.replaceAll(IMAGE, '').trim());
        expect(replaceImages(text, (url) => `${url}!`)).toBe(text.replaceAll(IMAGE, '![$1]($2!)'));
      }),
      { numRuns: 5_000 },
    );
  });

  it('end a text where the pattern says so, in any text', () => {
    fc.assert(
      fc.property(markdown, fc.boolean(), (text, closed) => {
        const whole = closed ? `${text}![x](y)` : `${text})`;
        const [, words, alt, url] = TEXT_AND_IMAGE.exec(whole) ?? [];
        expect(endingImage(whole)).toEqual(url === undefined ? undefined : { words, alt, url });
      }),
      { numRuns: 5_000 },
    );
  });
});
