export type { ImageSource } from './addresses.js';
export { parseRichLine, parseRichText } from './parse.js';
export { plainText } from './plain-text.js';
export type { Alignment, Block, Image, Inline, Mark, Table } from './tree.js';
