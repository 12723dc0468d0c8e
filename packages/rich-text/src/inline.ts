import { type ImageSource, isWebAddress } from './addresses.js';
import { type Token, tokensOf, withoutEscapes } from './inline-tokens.js';
import { type Marker, OpenLine } from './open-line.js';
import type { Inline, Mark } from './tree.js';

const MARKS: Record<Exclude<Marker, '['>, Mark> = {
  '*': 'emphasis',
  _: 'emphasis',
  '**': 'strong',
  __: 'strong',
  sub: 'sub',
  sup: 'sup',
};

/** Text without blocks: marks, links, images and line breaks (`\n`). */
export function parseInline(text: string, imageSource: ImageSource): Inline[] {
  const line = new OpenLine();
  for (const token of tokensOf(text)) place(token, line, imageSource);
  return line.end();
}

function place(token: Token, line: OpenLine, imageSource: ImageSource): void {
  switch (token.type) {
    case 'text':
      line.writeText(withoutEscapes(token.source));
      break;
    case 'break':
      line.write([{ type: 'break' }]);
      break;
    case 'image':
      line.write([{ type: 'image', src: imageSource(token.src), alt: token.alt }]);
      break;
    case 'stars':
      placeStars(token, line);
      break;
    case 'tag':
      if (!token.closing) line.open(token.tag, token.source);
      else if (!closeMark(token.tag, line)) line.writeText(token.source);
      break;
    case 'bracket':
      line.open('[', token.source);
      break;
    case 'bracket-end':
      line.giveUp('[');
      line.writeText(token.source);
      break;
    case 'link-end':
      placeLink(token, line);
      break;
  }
}

/** Closes as much as the stars can and opens with the rest, so that `**a *b***` comes out as meant. */
function placeStars({ source, opens, closes }: Extract<Token, { type: 'stars' }>, line: OpenLine): void {
  const [one, two] = source.startsWith('*') ? (['*', '**'] as const) : (['_', '__'] as const);
  let left = source.length;
  while (closes && left > 0) {
    const marker = line.innermost(one, two);
    if (!marker || marker.length > left) break;
    closeMark(marker, line);
    left -= marker.length;
  }
  if (!opens) line.writeText(one.repeat(left));
  if (opens && left >= 2) line.open(two, two);
  if (opens && left % 2 === 1) line.open(one, one);
}

/** An empty mark leaves nothing behind. */
function closeMark(marker: Exclude<Marker, '['>, line: OpenLine): boolean {
  const children = line.close(marker);
  if (children && children.length > 0) line.write([{ type: MARKS[marker], children }]);
  return children !== undefined;
}

function placeLink({ source, href }: Extract<Token, { type: 'link-end' }>, line: OpenLine): void {
  const written = line.close('[');
  // A link has no links inside: a bracket still open around it is just a bracket.
  line.giveUp('[');
  if (!written) {
    line.writeText(source);
    return;
  }
  const children: Inline[] = written.length > 0 ? written : [{ type: 'text', text: href }];
  line.write(isWebAddress(href) ? [{ type: 'link', href, children }] : children);
}
