import type { Inline } from '@gabarita/rich-text';
import { HighlightedText } from './highlighted-text';
import { InlineImage } from './question-image';

export function InlineNodes({ nodes }: { nodes: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree of a text never changes order
  return nodes.map((node, place) => <InlineNode key={place} node={node} />);
}

function InlineNode({ node }: { node: Inline }) {
  switch (node.type) {
    case 'text':
      return <HighlightedText text={node.text} />;
    case 'break':
      return <br />;
    case 'image':
      return <InlineImage src={node.src} alt={node.alt} />;
    case 'link':
      return (
        <a
          href={node.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-primary underline underline-offset-4 wrap-anywhere hover:text-primary-hover"
        >
          <InlineNodes nodes={node.children} />
        </a>
      );
    default: {
      const Element = ELEMENTS[node.type];
      return (
        <Element>
          <InlineNodes nodes={node.children} />
        </Element>
      );
    }
  }
}

const ELEMENTS = { strong: 'strong', emphasis: 'em', sub: 'sub', sup: 'sup' } as const;
