import type { ImageView } from '@gabarita/contract';
import { ZoomIn } from 'lucide-react';
import { classNames } from '../class-names';
import { type ShownImage, shownImage, useRichText } from './rich-text-context';

type ImageProps = { src: string | null; alt: string };

/** The column of text is never wider than this, in CSS pixels: the browser need not fetch more. */
const COLUMN = 720;

/** An image on a line of its own; one tap shows it larger where the screen offers that. */
export function Figure({ src, alt }: ImageProps) {
  const { images, onZoom } = useRichText();
  if (src === null) return <MissingImage alt={alt} />;
  const image = shownImage(images, src, alt);
  return (
    <figure className="relative w-fit max-w-full">
      <Picture image={image} className="rounded-control" />
      {onZoom && <ZoomButton onClick={() => onZoom(image)} />}
    </figure>
  );
}

/** An image that belongs to something outside a text, such as an alternative. */
export function QuestionImage({ src, images }: { src: string; images: readonly ImageView[] }) {
  return <Picture image={shownImage(images, src, '')} className="rounded-control" />;
}

/** A symbol or formula within a sentence. */
export function InlineImage({ src, alt }: ImageProps) {
  const { images } = useRichText();
  if (src === null) return <MissingImage alt={alt} />;
  return <Picture image={shownImage(images, src, alt)} className="mx-0.5 inline-block align-middle" />;
}

/**
 * Width and height reserve the place before the image arrives, so that nothing shifts. Exams are printed on white, and
 * many images are black on nothing: white is behind them in the dark theme too.
 */
function Picture({ image: { src, alt, sizes }, className }: { image: ShownImage; className: string }) {
  const width = Math.min(sizes?.width ?? COLUMN, COLUMN);
  return (
    <img
      src={src}
      alt={alt}
      width={sizes?.width}
      height={sizes?.height}
      srcSet={sizes?.small ? `${sizes.small.src} ${sizes.small.width}w, ${src} ${sizes.width}w` : undefined}
      sizes={sizes?.small ? `(max-width: ${width + 64}px) calc(100vw - 64px), ${width}px` : undefined}
      loading="lazy"
      decoding="async"
      className={classNames('h-auto max-w-full bg-[white]', className)}
    />
  );
}

/** The words stand under the image, where they hide nothing of it; what can be tapped is all of it. */
function ZoomButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex items-center gap-1.5 py-1 text-sm text-muted after:absolute after:inset-0 after:cursor-zoom-in hover:text-text"
      data-print="hide"
    >
      <ZoomIn aria-hidden className="size-4.5" />
      Ampliar imagem
    </button>
  );
}

function MissingImage({ alt }: { alt: string }) {
  return <span className="text-muted italic">[Imagem indisponível{alt && `: ${alt}`}]</span>;
}
