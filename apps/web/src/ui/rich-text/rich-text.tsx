import { parseRichLine, parseRichText } from '@gabarita/rich-text';
import { useMemo } from 'react';
import { Blocks } from './blocks';
import { InlineNodes } from './inline-nodes';
import { RichTextContext, type RichTextSettings } from './rich-text-context';

type RichTextProps = { markdown: string } & Partial<RichTextSettings>;

/**
 * The text of a question. The tree it is parsed into has no place for HTML, and every element below is written here in
 * React: nothing in the data can become markup.
 */
export function RichText({ markdown, ...given }: RichTextProps) {
  const blocks = useMemo(() => parseRichText(markdown), [markdown]);
  return (
    <RichTextContext value={useSettings(given)}>
      <div className="grid grid-cols-1 gap-3">
        <Blocks blocks={blocks} />
      </div>
    </RichTextContext>
  );
}

/** The same for what stands in a line, such as an alternative: no lists, quotes or tables. */
export function RichLine({ markdown, ...given }: RichTextProps) {
  const nodes = useMemo(() => parseRichLine(markdown), [markdown]);
  return (
    <RichTextContext value={useSettings(given)}>
      <InlineNodes nodes={nodes} />
    </RichTextContext>
  );
}

const NO_IMAGES: RichTextSettings['images'] = [];
const NO_HIGHLIGHTS: RichTextSettings['highlights'] = new Set();

function useSettings(given: Partial<RichTextSettings>): RichTextSettings {
  const { images = NO_IMAGES, highlights = NO_HIGHLIGHTS, under = 2, onZoom } = given;
  return useMemo(() => ({ images, highlights, under, onZoom }), [images, highlights, under, onZoom]);
}
