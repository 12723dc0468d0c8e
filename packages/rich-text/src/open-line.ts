import type { Inline } from './tree.js';

/** What can be opened in a line and closed later on. */
export type Marker = '*' | '**' | '_' | '__' | 'sub' | 'sup' | '[';

/** Deeper nesting no question needs; it bounds the tree, and with it every function that walks one. */
const MAX_OPEN = 16;

/**
 * A line of text while it is being read. An opening is written down as the text it is, and its place remembered: closed,
 * everything from there on is taken out again; never closed, it stays what it looks like.
 */
export class OpenLine {
  readonly #nodes: Inline[] = [];
  #open: { marker: Marker; place: number }[] = [];

  write(nodes: readonly Inline[]): void {
    for (const node of nodes) this.#nodes.push(node);
  }

  writeText(text: string): void {
    this.#nodes.push({ type: 'text', text });
  }

  open(marker: Marker, source: string): void {
    if (this.#open.length < MAX_OPEN) this.#open.push({ marker, place: this.#nodes.length });
    this.writeText(source);
  }

  /** The innermost of these markers that is open. */
  innermost<Wanted extends Marker>(...wanted: Wanted[]): Wanted | undefined {
    const open = this.#open.findLast(({ marker }) => (wanted as Marker[]).includes(marker));
    return wanted.find((marker) => marker === open?.marker);
  }

  /** Takes out and returns what was written since the marker was opened, or undefined when it is not open. */
  close(marker: Marker): Inline[] | undefined {
    const found = this.#open.findLastIndex((opening) => opening.marker === marker);
    const opening = this.#open[found];
    if (!opening) return undefined;
    this.#open = this.#open.slice(0, found);
    return joined(this.#nodes.splice(opening.place).slice(1));
  }

  /** What is open under this marker can no longer be closed. */
  giveUp(marker: Marker): void {
    this.#open = this.#open.filter((opening) => opening.marker !== marker);
  }

  end(): Inline[] {
    return joined(this.#nodes);
  }
}

/** Neighbouring texts become one. */
function joined(nodes: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type !== 'text') result.push(node);
    else if (last?.type === 'text') result[result.length - 1] = { type: 'text', text: last.text + node.text };
    else if (node.text !== '') result.push(node);
  }
  return result;
}
