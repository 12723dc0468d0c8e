import { describe, expect, it } from 'vitest';
import { type Block, type Inline, parseRichLine, parseRichText } from './index.js';

const text = (value: string): Inline => ({ type: 'text', text: value });
const strong = (...children: Inline[]): Inline => ({ type: 'strong', children });
const emphasis = (...children: Inline[]): Inline => ({ type: 'emphasis', children });
const lineBreak: Inline = { type: 'break' };
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const image = (src: string | null, alt = '') => ({ type: 'image', src, alt }) as const;
const read = (...lines: string[]) => parseRichText(lines.join('\n'));

describe('a paragraph', () => {
  it('reads a single end of line as a space, and two spaces or a backslash before it as a break', () => {
    expect(read('um', 'dois  ', 'três\\', 'quatro', '', 'cinco')).toEqual([
      paragraph(text('um dois'), lineBreak, text('três'), lineBreak, text('quatro')),
      paragraph(text('cinco')),
    ]);
  });

  it('keeps money, brackets and signs as they are', () => {
    expect(parseRichLine('R$ 35,00 e R$ 27,00')).toEqual([text('R$ 35,00 e R$ 27,00')]);
    expect(parseRichLine('estação \\[…\\] 2\\*3 \\= 6')).toEqual([text('estação […] 2*3 = 6')]);
    expect(parseRichLine('0 < Q ≤ 100%: regular; 5 * 3 * 2')).toEqual([text('0 < Q ≤ 100%: regular; 5 * 3 * 2')]);
    expect(parseRichLine('[adaptado] e [sic]')).toEqual([text('[adaptado] e [sic]')]);
  });
});

describe('bold and italics', () => {
  it('nest, follow each other and touch words', () => {
    expect(parseRichLine('**TEXTO I** e *jeans*')).toEqual([
      strong(text('TEXTO I')),
      text(' e '),
      emphasis(text('jeans')),
    ]);
    expect(parseRichLine('**a *b***')).toEqual([strong(text('a '), emphasis(text('b')))]);
    expect(parseRichLine('***tudo***')).toEqual([strong(emphasis(text('tudo')))]);
    expect(parseRichLine('**O Globo.**Rio')).toEqual([strong(text('O Globo.')), text('Rio')]);
  });

  it('take underscores beside numbers, but not inside words nor as a blank to fill in', () => {
    expect(parseRichLine('2_h_ + _b_')).toEqual([text('2'), emphasis(text('h')), text(' + '), emphasis(text('b'))]);
    expect(parseRichLine('_mi sangre._En')).toEqual([emphasis(text('mi sangre.')), text('En')]);
    expect(parseRichLine('nome_do_arquivo e ______.')).toEqual([text('nome_do_arquivo e ______.')]);
  });

  it('are just stars when nothing closes them', () => {
    expect(parseRichLine('valor* e **outro')).toEqual([text('valor* e **outro')]);
    expect(parseRichLine('*a <sub>b* c</sub>')).toEqual([emphasis(text('a <sub>b')), text(' c</sub>')]);
  });
});

describe('the few tags', () => {
  it('set formulas and break lines', () => {
    expect(parseRichLine('H<sub>2</sub>O, m<SUP>2</SUP><br>fim')).toEqual([
      text('H'),
      { type: 'sub', children: [text('2')] },
      text('O, m'),
      { type: 'sup', children: [text('2')] },
      lineBreak,
      text('fim'),
    ]);
  });
});

describe('a list', () => {
  it('has bullets or numbers, and items of several lines', () => {
    const item = (value: string) => [paragraph(text(value))];
    expect(read('Veja:', '', '*   Tipo A: um', '    só;', '*   Tipo B.', '', 'Fim')).toEqual([
      paragraph(text('Veja:')),
      { type: 'list', ordered: false, start: 1, items: [item('Tipo A: um só;'), item('Tipo B.')] },
      paragraph(text('Fim')),
    ]);
    expect(read('3. três', '', '4. quatro')).toEqual([
      { type: 'list', ordered: true, start: 3, items: [item('três'), item('quatro')] },
    ]);
  });

  it('may hold another', () => {
    const inner: Block = { type: 'list', ordered: true, start: 1, items: [[paragraph(text('b'))]] };
    expect(read('- a', '  1. b', '- c')).toEqual([
      { type: 'list', ordered: false, start: 1, items: [[paragraph(text('a')), inner], [paragraph(text('c'))]] },
    ]);
  });

  it('does not begin with a year, nor in an alternative', () => {
    expect(read('2014. Acesso em: 1 jun.')).toEqual([paragraph(text('2014. Acesso em: 1 jun.'))]);
    expect(parseRichLine('- 5')).toEqual([text('- 5')]);
  });
});

describe('a quote', () => {
  it('keeps the verses and stanzas of a poem', () => {
    expect(read('> Hombres necios que acusáis  ', '> a la mujer sin razón:', '>', '> si con ansia')).toEqual([
      {
        type: 'quote',
        children: [
          paragraph(text('Hombres necios que acusáis'), lineBreak, text('a la mujer sin razón:')),
          paragraph(text('si con ansia')),
        ],
      },
    ]);
  });
});

describe('a table', () => {
  it('aligns its columns, fills short rows and keeps escaped pipes', () => {
    expect(read('Dados:', '| Ano | Total |', '|:--|--:|', '| *1936* | 1.080 |', '| a \\| b |', 'Fim')).toEqual([
      paragraph(text('Dados:')),
      {
        type: 'table',
        alignments: ['left', 'right'],
        header: [[text('Ano')], [text('Total')]],
        rows: [
          [[emphasis(text('1936'))], [text('1.080')]],
          [[text('a | b')], []],
        ],
      },
      paragraph(text('Fim')),
    ]);
  });

  it('needs its row of dashes', () => {
    expect(read('LEPSCH, |. F. Solos')).toEqual([paragraph(text('LEPSCH, |. F. Solos'))]);
  });
});

describe('a heading', () => {
  it('keeps its level and needs a space', () => {
    expect(read('##### Texto I', '#hashtag')).toEqual([
      { type: 'heading', level: 5, children: [text('Texto I')] },
      paragraph(text('#hashtag')),
    ]);
  });
});

describe('an image', () => {
  it('is a figure on a line of its own, and part of the sentence otherwise', () => {
    expect(
      read('Observe:', '![Um \\[mapa\\]](/files/images/ab-1.webp)', 'A força ![](/files/images/f.webp) atua.'),
    ).toEqual([
      paragraph(text('Observe:')),
      { type: 'figure', image: image('/files/images/ab-1.webp', 'Um [mapa]') },
      paragraph(text('A força '), image('/files/images/f.webp'), text(' atua.')),
    ]);
  });

  it('comes from our server only, unless the caller knows where it is', () => {
    const sources = [
      'https://enem.dev/a.png',
      '//evil.test/files/a',
      '/files/../api/user',
      'data:image/png;base64,AA',
      '',
    ];
    for (const src of sources) expect(parseRichLine(`![x](${src})`)).toEqual([image(null, 'x')]);
    expect(parseRichLine('![x](figures/mt-07.svg)', (src) => `/local/${src}`)).toEqual([
      image('/local/figures/mt-07.svg', 'x'),
    ]);
  });
});

describe('a link', () => {
  it('leads to the web', () => {
    expect(parseRichLine('[**Folha**](https://folha.com.br/a_(b)?x=1)!')).toEqual([
      { type: 'link', href: 'https://folha.com.br/a_(b)?x=1', children: [strong(text('Folha'))] },
      text('!'),
    ]);
  });

  it('is only its words when it leads elsewhere', () => {
    for (const href of ['javascript:alert(1)', 'JaVaScRiPt:x', 'data:text/html,x', '/login', 'ftp://a', '']) {
      expect(parseRichLine(`[clique](${href})`)).toEqual([text('clique')]);
    }
  });

  it('holds no other link', () => {
    expect(parseRichLine('[a [b](https://b.br) c](https://a.br)')).toEqual([
      text('[a '),
      { type: 'link', href: 'https://b.br', children: [text('b')] },
      text(' c](https://a.br)'),
    ]);
  });
});
