import { describe, expect, it } from 'vitest';
import { parseRichText, plainText } from './index.js';

describe('plain text', () => {
  it('is everything there is to read, on one line', () => {
    const source = [
      '# Texto I',
      'A **água** (H<sub>2</sub>O)  ',
      'corre.',
      '',
      '> Verso *um*',
      '',
      '- a',
      '- b',
      '',
      '| x | y |',
      '|---|---|',
      '| 1 | 2 |',
      '',
      '![Mapa do Brasil](/files/m.webp)',
    ].join('\n');
    expect(plainText(parseRichText(source))).toBe('Texto I A água (H2O) corre. Verso um a b x y 1 2 Mapa do Brasil');
  });
});
