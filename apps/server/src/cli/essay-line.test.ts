import { describe, expect, it } from 'vitest';
import { gradeLine } from './essay-line.js';

const knowsAll = () => true;
const text = `A educação pública brasileira enfrenta a falta de investimento e a desigualdade entre as regiões do país. Nesse contexto, é preciso discutir as causas desse problema e as suas consequências para os jovens.
Em primeiro lugar, o governo destina poucos recursos às escolas, o que gera salas cheias e professores sem formação. Segundo dados do IBGE, milhares de estudantes abandonam o ensino médio antes do fim.
Além disso, a distância entre o campo e a cidade dificulta o acesso de quem mora longe dos grandes centros. Por conseguinte, muitas famílias escolhem o trabalho em vez do estudo.
Portanto, o Ministério da Educação deve ampliar as verbas das escolas por meio de parcerias com os municípios, a fim de garantir o direito de todos.`;

describe('a line of the essay file', () => {
  it('gives five scores, their sum and the margin, under its id', () => {
    const answer = gradeLine(JSON.stringify({ id: 'a-1', topic: 'Educação no Brasil', text }), 1, knowsAll);
    expect(Object.keys(answer)).toEqual(['id', 'c1', 'c2', 'c3', 'c4', 'c5', 'total', 'margin']);
    expect(answer.id).toBe('a-1');
  });

  it('says by which rule an essay has zero', () => {
    expect(gradeLine('{"id":7,"topic":"x","text":""}', 1, knowsAll)).toMatchObject({ id: 7, total: 0, zero: 'blank' });
  });

  it.each(['not json', '[1, 2]', 'null', '{"id":1}', '{"id":1,"text":5}'])(
    'answers a bad line without failing: %s',
    (line) => {
      expect(gradeLine(line, 3, knowsAll)).toMatchObject({ line: 3, error: expect.any(String) });
    },
  );
});
