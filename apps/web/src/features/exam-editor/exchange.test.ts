import { describe, expect, it } from 'vitest';
import { newQuestion } from './exam-draft';
import { draftOfExchange, exchangeOfDraft, isForeign } from './exchange';

const question = {
  ...newQuestion(),
  enunciado: 'Qual é o gráfico?\n\nObserve.',
  alternativas: { A: 'O primeiro', B: '', C: '', D: '', E: '' },
  alternativeImages: { B: { url: '/files/images/b.webp', alt: 'Barras' } },
  correta: 'B' as const,
  imageUrl: '/files/images/a.webp',
  imageAlt: 'Linhas',
  explicacao: 'Porque sobe.',
};

describe('a question on its way to another program', () => {
  it('takes whole addresses along, and comes back as it was', () => {
    const travelling = exchangeOfDraft(question);
    expect(travelling).toEqual({
      statement: `![Linhas](${window.location.origin}/files/images/a.webp)\n\nQual é o gráfico?\n\nObserve.`,
      alternatives: ['O primeiro', `![Barras](${window.location.origin}/files/images/b.webp)`],
      correct: 1,
      explanation: 'Porque sobe.',
    });
    expect(draftOfExchange(travelling)).toEqual({ ...question, id: expect.any(String) });
  });

  it('may bring images of its own file and of ours, and no others', () => {
    const own = ['/files/images/a.webp', `${window.location.origin}/files/images/a.webp`, 'data:image/png;base64,AA'];
    expect(own.filter(isForeign)).toEqual([]);
    const foreign = ['https://x.br/a.png', 'data:image/svg+xml;base64,AA', 'mapa.png', 'javascript:alert(1)'];
    expect(foreign.filter(isForeign)).toEqual(foreign);
  });
});
