import type { ImageView } from '@gabarita/contract';
import { createContext, useContext } from 'react';

/** An image as it is shown: its words, and what the API knows of its sizes. */
export interface ShownImage {
  src: string;
  alt: string;
  sizes: ImageView | undefined;
}

export interface RichTextSettings {
  images: readonly ImageView[];
  /** Words to mark, in lower case. */
  highlights: ReadonlySet<string>;
  /** The heading this text stands under; its own headings are one level below. */
  under: number;
  onZoom: ((image: ShownImage) => void) | undefined;
}

export const RichTextContext = createContext<RichTextSettings>({
  images: [],
  highlights: new Set(),
  under: 2,
  onZoom: undefined,
});

export const useRichText = (): RichTextSettings => useContext(RichTextContext);

const NO_DESCRIPTION = 'Imagem sem descrição';

/** What staff wrote about an image comes before what stands in the text. */
export function shownImage(images: readonly ImageView[], src: string, alt: string): ShownImage {
  const sizes = images.find((image) => image.src === src);
  return { src, alt: sizes?.alt || alt || NO_DESCRIPTION, sizes };
}
