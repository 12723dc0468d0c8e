import type { StaffQuestion } from '@gabarita/contract';
import { describe, expect, it } from 'vitest';
import { changesIn, draftOf, preview } from './draft';

const graph = { src: '/files/images/g.webp', alt: '', width: 10, height: 10, small: null };
const question: StaffQuestion = {
  id: 144,
  index: 144,
  discipline: 'matematica',
  language: null,
  year: 2022,
  source: 'ENEM',
  edition: 'ENEM 2022',
  context: `![](${graph.src})`,
  statement: 'O valor é',
  alternatives: [
    { id: 1, letter: 'A', text: '1', image: null },
    { id: 2, letter: 'B', text: null, image: graph.src },
  ],
  images: [graph],
  difficulty: null,
  skill: null,
  competence: null,
  status: 'quarantined',
  reasons: [],
  flags: [],
  mended: false,
  key: { letter: null, annulled: false, explanation: null, why_not: {} },
};
const draft = draftOf(question);

describe('a question being mended', () => {
  it('changes nothing while nothing was changed', () => {
    expect(changesIn(question, draft)).toEqual({});
  });

  it('sends only what was', () => {
    expect(changesIn(question, { ...draft, statement: 'O valor de x é', key: 'C' })).toEqual({
      statement: 'O valor de x é',
      key: 'C',
    });
    expect(changesIn(question, { ...draft, alternatives: { ...draft.alternatives, A: '', C: '0' } })).toEqual({
      alternatives: [
        { letter: 'A', text: null },
        { letter: 'C', text: '0' },
      ],
    });
    expect(changesIn(question, { ...draft, images: { [graph.src]: 'Gráfico' }, context: '' })).toEqual({
      context: null,
      images: [{ src: graph.src, alt: 'Gráfico' }],
    });
  });

  it('can be annulled', () => {
    expect(changesIn(question, { ...draft, key: 'annulled' })).toEqual({ key: null });
  });

  it('is shown with its new texts, and the images its alternatives have', () => {
    const shown = preview(question, { ...draft, alternatives: { ...draft.alternatives, E: '9' } });
    expect(shown.alternatives).toEqual([
      { letter: 'A', text: '1', image: null },
      { letter: 'B', text: null, image: graph.src },
      { letter: 'E', text: '9', image: null },
    ]);
  });
});
