import type { ImageView } from '@gabarita/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RichLine, RichText } from './rich-text';

afterEach(cleanup);

const map: ImageView = {
  src: '/files/images/map-1200.webp',
  alt: '',
  width: 1200,
  height: 800,
  small: { src: '/files/images/map-480.webp', width: 480, height: 320 },
};

describe('an image of a question', () => {
  it('keeps its place, comes late and in the size that fits', () => {
    render(<RichText markdown={`![](${map.src})`} images={[map]} />);
    const image = screen.getByRole('img', { name: 'Imagem sem descrição' });
    expect(image.getAttribute('width')).toBe('1200');
    expect(image.getAttribute('height')).toBe('800');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('srcset')).toBe('/files/images/map-480.webp 480w, /files/images/map-1200.webp 1200w');
  });

  it('is described by what staff wrote, else by the text', () => {
    const { rerender } = render(<RichText markdown={`![Do texto](${map.src})`} images={[map]} />);
    expect(screen.getByRole('img', { name: 'Do texto' })).toBeTruthy();
    rerender(<RichText markdown={`![Do texto](${map.src})`} images={[{ ...map, alt: 'Da equipe' }]} />);
    expect(screen.getByRole('img', { name: 'Da equipe' })).toBeTruthy();
  });

  it('opens larger when asked', async () => {
    const onZoom = vi.fn();
    render(<RichText markdown={`![Mapa](${map.src})`} images={[map]} onZoom={onZoom} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ampliar imagem' }));
    expect(onZoom).toHaveBeenCalledWith({ src: map.src, alt: 'Mapa', sizes: map });
  });

  it('of another server is named, not fetched', () => {
    render(<RichText markdown="![Charge](https://enem.dev/a.png)" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('[Imagem indisponível: Charge]')).toBeTruthy();
  });
});

describe('the text of a question', () => {
  it('has its headings under the one above it', () => {
    render(<RichText markdown={'# Texto I\n\n##### Texto II'} under={3} />);
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Texto I',
      'Texto II',
    ]);
  });

  it('shows a table in a box that scrolls by itself and says what it holds', () => {
    render(<RichText markdown={'| Ano | Total |\n|---|--:|\n| 1936 | 12 |'} />);
    const table = within(screen.getByRole('region', { name: 'Tabela: Ano, Total' })).getByRole('table');
    expect(within(table).getByRole('columnheader', { name: 'Total' })).toBeTruthy();
    expect(within(table).getByRole('cell', { name: '12' }).className).toContain('text-right');
  });

  it('marks whole words, whatever their case', () => {
    const { container } = render(<RichLine markdown="**Água** e aguaceiro: a água." highlights={new Set(['água'])} />);
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Água', 'água']);
  });
});

describe('whatever the data holds', () => {
  const allowed: Record<string, string[]> = {
    div: ['class'],
    p: [],
    h3: ['class'],
    blockquote: ['class'],
    ul: ['class'],
    ol: ['class', 'start'],
    li: [],
    section: ['aria-label', 'tabindex', 'class'],
    table: ['class'],
    thead: ['class'],
    tbody: [],
    tr: ['class'],
    th: ['class', 'scope'],
    td: ['class'],
    figure: ['class'],
    img: ['src', 'alt', 'loading', 'decoding', 'class'],
    a: ['href', 'target', 'rel', 'class'],
    strong: [],
    em: [],
    sub: [],
    sup: [],
    br: [],
    span: ['class'],
  };
  /** The element, or those of its attributes, that we never write. */
  const strangeIn = ({ tagName, attributes }: Element): string[] => {
    const own = allowed[tagName.toLowerCase()];
    return own ? [...attributes].map(({ name }) => name).filter((name) => !own.includes(name)) : [tagName];
  };
  const pieces = fc.constantFrom(
    ...['<script>', '<img src=x onerror=alert(1)>', '<sub>', '</sub>', '**', '*', '\n', '\n\n', '> ', '- ', '# ', '|'],
    ...['|---|', '![a](/files/a.webp)', '![" onload="x](/files/a.webp)', '[a](javascript:x)', '[a](http://a.br/"x)'],
    ...['a', ' ', '"', "'", '&lt;', '<', '>', 'style=', '\u0000'],
  );

  it('becomes none but our own elements and attributes', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 40 }).map((list) => list.join('')),
        (markdown) => {
          const page = new DOMParser().parseFromString(
            renderToStaticMarkup(<RichText markdown={markdown} />),
            'text/html',
          );
          expect([...page.body.querySelectorAll('*')].flatMap(strangeIn)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  }, 60_000);
});
