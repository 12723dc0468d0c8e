import { useRichText } from './rich-text-context';

const WORDS = /([\p{L}\p{M}\p{N}]+)/u;

/** Marks whole words, wherever they stand; the words come from the server, which knows how Portuguese inflects. */
export function HighlightedText({ text }: { text: string }) {
  const { highlights } = useRichText();
  if (highlights.size === 0) return text;
  return text.split(WORDS).map((piece, place) =>
    highlights.has(piece.toLowerCase()) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change order
      <mark key={place} className="rounded-[0.25rem] bg-warning-soft px-0.5 font-semibold text-on-warning-soft">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
