import { decodeEntities } from './entities.js';

export type HtmlToken =
  | { type: 'text'; text: string }
  | { type: 'open' | 'close'; tag: string; attributes: Record<string, string> };

/** Elements whose content is a program or a style, and nothing to read. */
const UNREAD = new Set(['script', 'style', 'template', 'head', 'title', 'iframe', 'object', 'noscript']);

/** The pieces of an HTML fragment. Every text has some, however broken, and each character is looked at a few times at most. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let unread: string | undefined;
  for (let at = 0; at < html.length; ) {
    const end = endOfPiece(html, at);
    const token = tokenOf(html.slice(at, end));
    at = end;
    if (token && token.type !== 'text' && UNREAD.has(token.tag)) {
      if (token.type === 'open') unread ??= token.tag;
      else if (token.tag === unread) unread = undefined;
    } else if (token && !unread) yield token;
  }
}

/** A tag ends at the first `>` outside quotes; one that never ends is text to the end. */
function endOfPiece(html: string, at: number): number {
  if (html[at] !== '<') return orEnd(html, html.indexOf('<', at));
  if (html.startsWith('<!--', at)) return orEnd(html, html.indexOf('-->', at), 3);
  if (!/[a-z/!?]/i.test(html[at + 1] ?? '')) return orEnd(html, html.indexOf('<', at + 1));
  let quote = '';
  for (let place = at + 1; place < html.length; place += 1) {
    const char = html[place] ?? '';
    if (quote ? char === quote : char === '>') {
      if (!quote) return place + 1;
      quote = '';
    } else if (!quote && (char === '"' || char === "'")) quote = char;
  }
  return html.length;
}

const orEnd = (html: string, found: number, length = 0): number => (found === -1 ? html.length : found + length);

const TAG = /^<(\/?)([a-z][a-z0-9]*)\b/i;
const ATTRIBUTE = /(?<![\w-])([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function tokenOf(piece: string): HtmlToken | undefined {
  const [, slash, name] = TAG.exec(piece) ?? [];
  if (name && piece.endsWith('>')) {
    const attributes: Record<string, string> = {};
    for (const [, key = '', double, single, bare] of piece.matchAll(ATTRIBUTE)) {
      attributes[key.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? '');
    }
    return { type: slash ? 'close' : 'open', tag: name.toLowerCase(), attributes };
  }
  return /^<[!?]/.test(piece) ? undefined : { type: 'text', text: decodeEntities(piece) };
}
