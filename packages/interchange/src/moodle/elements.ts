import { SaxesParser } from 'saxes';
import { Unusable } from '../question.js';

export interface Element {
  name: string;
  line: number;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const MAX_DEPTH = 60;

/**
 * Reads an XML document into a small tree. A document type declaration is refused, whatever is in it: it is what external
 * entities and entities that grow without end are declared in, and no export of a question bank has one.
 */
export function elementsOf(xml: string): Element {
  const root: Element = { name: '', line: 1, attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  const top = () => open.at(-1) ?? root;
  // The parser's own words are English: the line is what helps.
  parser.on('error', () => {
    throw new Unusable(
      `o XML não está bem formado na linha ${parser.line}: falta fechar alguma parte, ou o arquivo não veio inteiro. Exporte de novo no Moodle`,
    );
  });
  parser.on('doctype', () => {
    throw new Unusable('o arquivo tem uma declaração DOCTYPE, que não é aceita por segurança');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, line: parser.line, attributes, children: [], text: '' };
    if (open.length > MAX_DEPTH) throw new Unusable('o XML tem elementos demais uns dentro dos outros');
    top().children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const add = (text: string) => {
    top().text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  return root;
}

export const child = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((one) => one.name === name);

export const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((one) => one.name === name);

/** What stands in an element's `<text>`. */
export const textIn = (element: Element | undefined): string => child(element, 'text')?.text.trim() ?? '';
