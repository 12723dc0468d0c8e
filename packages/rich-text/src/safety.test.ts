import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, parseRichLine, parseRichText, plainText } from './index.js';

type Node = Block | Inline;

function* nodesIn(tree: readonly Node[]): Generator<Node> {
  for (const node of tree) {
    yield node;
    if (node.type === 'figure') yield node.image;
    else if (node.type === 'list') yield* nodesIn(node.items.flat());
    else if (node.type === 'table') yield* nodesIn([node.header, ...node.rows].flat(2));
    else if ('children' in node) yield* nodesIn(node.children);
  }
}

/** Strings that look like the subset gone wrong, which random characters seldom do. */
const pieces = fc.constantFrom(
  ...['*', '**', '_', '__', '<sub>', '</sub>', '<sup>', '</sup>', '<br>', '<script>', '[', ']', '](http://a.br)', '!['],
  ...['](/files/a.webp)', '](javascript:x)', '\\', '\n', '  \n', '\n\n', '> ', '- ', '1. ', '# ', '|', '|---|', '\t'],
  ...['a', 'é', ' ', 'texto', '(', ')', '"', '<', '>', '\u0000', '\u{1f600}'],
);
const markdown = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
);

describe('any string at all', () => {
  it('has a tree whose links lead to the web and whose images are ours', () => {
    fc.assert(
      fc.property(markdown, (source) => {
        for (const node of nodesIn([...parseRichText(source), ...parseRichLine(source)])) {
          if (node.type === 'link') expect(node.href).toMatch(/^https?:\/\//i);
          if (node.type === 'image') expect(node.src ?? '/files/').toMatch(/^\/files\//);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('loses no letter on the way, except addresses', () => {
    const words = fc.constantFrom(
      '*',
      '**',
      '_',
      '<sub>',
      '</sub>',
      '\\',
      '\n',
      '  \n',
      '\n\n',
      '> ',
      '- ',
      '# ',
      '|',
      ' x',
      'é',
    );
    const letters = (value: string) => value.replaceAll(/<\/?sub>/g, '').replaceAll(/[^xé]/g, '');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (list) => {
        const source = list.join('');
        expect(letters(plainText(parseRichText(source)))).toBe(letters(source));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['quotes', '>'.repeat(50_000)],
    ['quotes with blanks', '> '.repeat(50_000)],
    ['lists', '- '.repeat(50_000)],
    ['indented lists', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
    ['stars', '*a '.repeat(50_000)],
    ['nested marks', `${'*_'.repeat(25_000)}a${'_*'.repeat(25_000)}`],
    ['brackets', '['.repeat(50_000)],
    ['images', '!['.repeat(50_000)],
    ['links without an end', '[a](b "'.repeat(20_000)],
    ['blanks in an address', `[a](${' '.repeat(50_000)}`],
    ['tags', '<sub>'.repeat(50_000)],
    ['rows', '|a\n|-\n'.repeat(20_000)],
    ['blank lines', `- a${'\n'.repeat(50_000)}- b`],
    ['figures', '![](/files/a.webp)'.repeat(20_000)],
  ])('that nests %s without end is read all the same', (_, source) => {
    expect(() => plainText(parseRichText(source))).not.toThrow();
  });
});

/** Classics of the OWASP cheat sheet and of Markdown renderers that let HTML through. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<sub onclick=alert(1)>x</sub>',
  '<sup style="background:url(javascript:x)">x</sup>',
  '<br onmouseover=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '![x" onerror="alert(1)](/files/a.webp)',
  '![x](/files/a.webp" onerror="alert(1))',
  '![x](javascript:alert(1))',
  '![x](/files/..%2f..%2fapi/user)',
  '[x](javascript:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](https://a.br" onmouseover="alert(1))',
  '[x](https://a.br\u0000javascript:x)',
  '<https://a.br onclick=alert(1)>',
  '| <b>a</b> |\n|---|\n| <script>x</script> |',
];

describe('an attack', () => {
  it.each(attacks)('comes out as text: %s', (source) => {
    for (const node of nodesIn(parseRichText(source))) {
      expect(['paragraph', 'text', 'image', 'figure', 'table', 'break', 'link', 'sub']).toContain(node.type);
      if (node.type === 'image') expect(node.src).toSatisfy((src) => src === null || src === '/files/a.webp');
      if (node.type === 'link') expect.unreachable(`a link to ${node.href}`);
    }
  });

  it('that is a tag of ours with attributes is shown, not obeyed', () => {
    expect(plainText(parseRichText('<sub onclick=alert(1)>x</sub>'))).toBe('<sub onclick=alert(1)>x</sub>');
  });
});

describe('images', () => {
  it.each([
    ['/files/images/a.webp', true],
    ['https://res.cloudinary.com/escola/image/upload/v1/gabarita/simulados/a.png', true],
    ['https://res.cloudinary.com/escola/../x', false],
    ['https://res.cloudinary.com.evil.example/a.png', false],
    ['https://evil.example/a.png', false],
    ['data:image/png;base64,AAAA', false],
  ])('of %s are shown: %s', (src, shown) => {
    expect(parseRichText(`![x](${src})`)).toEqual([
      { type: 'figure', image: { type: 'image', src: shown ? src : null, alt: 'x' } },
    ]);
  });
});
