import { describe, expect, it } from 'vitest';
import { parseEssay } from './essay-text.js';

const slice = (text: string, { start, end }: { start: number; end: number }) => text.slice(start, end);

describe('an essay cut into parts', () => {
  it('gives ranges that point into the text', () => {
    const source = 'Primeiro parágrafo aqui.\n\n  Segundo, com duas frases. Esta é a outra.';
    const { paragraphs, sentences, words } = parseEssay(source);
    expect(paragraphs.map((range) => slice(source, range))).toEqual([
      'Primeiro parágrafo aqui.',
      'Segundo, com duas frases. Esta é a outra.',
    ]);
    expect(sentences.map((range) => slice(source, range))).toContain('Esta é a outra.');
    expect(words.every((word) => slice(source, word) === word.text)).toBe(true);
  });

  it('ends a sentence with or without a blank after the stop, but not at an initial', () => {
    expect(parseEssay('Uma frase.Outra frase. O autor M. Bakhtin disse.').sentences).toHaveLength(3);
  });

  it('joins lines that were broken by hand at the margin', () => {
    const wrapped = 'A escola é um lugar\nonde todos aprendem\na viver juntos na\nsociedade.\nAlém disso, ela ensina.';
    expect(parseEssay(wrapped).paragraphs).toHaveLength(2);
  });

  it('leaves the title and lines without words out', () => {
    const { paragraphs } = parseEssay('O valor da escola\nUm parágrafo.\nOutro parágrafo.\n.\n---');
    expect(paragraphs.map(({ text }) => text)).toEqual(['Um parágrafo.', 'Outro parágrafo.']);
  });

  it('does not see notes in brackets', () => {
    expect(parseEssay('O povo [vírgula] brasileiro.').words.map(({ text }) => text)).toEqual([
      'O',
      'povo',
      'brasileiro',
    ]);
  });
});
