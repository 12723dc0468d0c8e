import type { Block } from '@gabarita/rich-text';
import { InlineNodes } from './inline-nodes';
import { Figure } from './question-image';
import { RichTable } from './rich-table';
import { useRichText } from './rich-text-context';

/** The tree of a text never changes order, so its places are good keys. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return blocks.map((block, place) => <BlockNode key={place} block={block} />);
}

function BlockNode({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineNodes nodes={block.children} />
        </p>
      );
    case 'heading':
      return <Heading block={block} />;
    case 'quote':
      return (
        <blockquote className="grid grid-cols-1 gap-3 border-l-4 border-border-strong pl-4">
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return <RichTable table={block} />;
    case 'figure':
      return <Figure src={block.image.src} alt={block.image.alt} />;
  }
}

/** All on one level below the heading above the text: what the data numbers 1 to 6 says nothing about this page. */
function Heading({ block }: { block: Extract<Block, { type: 'heading' }> }) {
  const { under } = useRichText();
  const Level = `h${Math.min(6, under + 1)}` as 'h3' | 'h4' | 'h5' | 'h6';
  return (
    <Level className="font-bold">
      <InlineNodes nodes={block.children} />
    </Level>
  );
}

function List({ block }: { block: Extract<Block, { type: 'list' }> }) {
  const items = block.items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change order
    <li key={place}>
      <Blocks blocks={item} />
    </li>
  ));
  return block.ordered ? (
    <ol start={block.start} className="grid list-decimal gap-1.5 pl-7">
      {items}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1.5 pl-6">{items}</ul>
  );
}
