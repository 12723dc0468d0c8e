import { type Block, type Inline, parseRichLine, parseRichText, type Table } from '@gabarita/rich-text';
import { escapeXml } from './xml.js';

/** Every image, wherever it is: what may be shown is decided by who shows it. */
const anywhere = (src: string) => src;

/** Our Markdown as the XHTML of other formats. Written from the tree, in which there is no HTML to pass on. */
export const toXhtml = (markdown: string): string => parseRichText(markdown, anywhere).map(block).join('');

export const toXhtmlLine = (markdown: string): string => inlines(parseRichLine(markdown, anywhere));

function block(node: Block): string {
  switch (node.type) {
    case 'paragraph':
      return `<p>${inlines(node.children)}</p>`;
    case 'heading':
      return `<p><strong>${inlines(node.children)}</strong></p>`;
    case 'quote':
      return `<blockquote>${node.children.map(block).join('')}</blockquote>`;
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul';
      return `<${tag}>${node.items.map((item) => `<li>${item.map(block).join('')}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return table(node);
    case 'figure':
      return `<p>${inline(node.image)}</p>`;
  }
}

function table({ header, rows }: Table): string {
  const row = (cells: Inline[][], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${inlines(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(header, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

const inlines = (nodes: readonly Inline[]): string => nodes.map(inline).join('');

function inline(node: Inline): string {
  switch (node.type) {
    case 'text':
      return escapeXml(node.text);
    case 'break':
      return '<br/>';
    case 'image':
      return `<img src="${escapeXml(node.src ?? '')}" alt="${escapeXml(node.alt)}"/>`;
    case 'link':
      return `<a href="${escapeXml(node.href)}">${inlines(node.children)}</a>`;
    default: {
      const tag = { strong: 'strong', emphasis: 'em', sub: 'sub', sup: 'sup' }[node.type];
      return `<${tag}>${inlines(node.children)}</${tag}>`;
    }
  }
}
