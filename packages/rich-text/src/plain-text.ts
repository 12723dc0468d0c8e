import type { Block, Inline } from './tree.js';

/** Everything there is to read, on one line: for searching, for short lists, for alternative texts. */
export const plainText = (tree: readonly (Block | Inline)[]): string =>
  tree.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();

/** Blocks are set apart by a space; inside a line nothing is added, so that H₂O stays one word. */
function textOf(node: Block | Inline): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'break':
      return ' ';
    case 'image':
      return node.alt;
    case 'figure':
      return ` ${node.image.alt} `;
    case 'list':
      return node.items.flat().map(textOf).join(' ');
    case 'table':
      return ` ${[node.header, ...node.rows].flat().map(plainText).join(' ')} `;
    case 'paragraph':
    case 'heading':
    case 'quote':
      return ` ${node.children.map(textOf).join('')} `;
    default:
      return node.children.map(textOf).join('');
  }
}
