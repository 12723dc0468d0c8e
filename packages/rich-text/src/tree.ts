/**
 * What a question's text can be, and nothing more. There is no node for HTML, so a tree cannot carry any: whoever shows
 * it writes text and these few elements.
 */
export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'quote'; children: Block[] }
  | { type: 'list'; ordered: boolean; start: number; items: Block[][] }
  | Table
  /** An image that stands on a line of its own. */
  | { type: 'figure'; image: Image };

export interface Table {
  type: 'table';
  alignments: Alignment[];
  header: Inline[][];
  rows: Inline[][][];
}

export type Alignment = 'left' | 'center' | 'right' | null;

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: Mark; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | Image;

export type Mark = 'strong' | 'emphasis' | 'sub' | 'sup';

/** `src` is null where the text named an image that is not ours to show. */
export interface Image {
  type: 'image';
  src: string | null;
  alt: string;
}
