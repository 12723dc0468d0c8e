import { describe, expect, it } from 'vitest';
import { InputError } from '../input-error.js';
import { parseItemFile } from './item-file.js';

const HEADER =
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO';

describe("INEP's item file", () => {
  it('gives an item with its parameters, language, skill and colour', () => {
    const [row] = parseItemFile(`${HEADER}\r\n1;LC;10964;B;5;0;;2.57365;0.02319;0.20322;AMARELA;342;1.0;0\r\n`);
    expect(row).toEqual({
      booklet: 342,
      area: 'LC',
      item: 10964,
      position: 1,
      key: 'B',
      abandoned: false,
      parameters: { a: 2.57365, b: 0.02319, c: 0.20322 },
      language: 1,
      skill: 5,
      colour: 'AMARELA',
    });
  });

  it('gives no parameters to an abandoned item', () => {
    const [row] = parseItemFile(`${HEADER}\n149;MT;23065;C;20;1;Não convergiu;;;;Amarela;516;;0`);
    expect(row).toMatchObject({ abandoned: true, parameters: null, language: null });
  });

  it('reads 2009, which has no language column', () => {
    const [row] = parseItemFile(
      'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;CO_PROVA\n91;LC;1;A;1;0;1;0;0.2;57',
    );
    expect(row).toMatchObject({ language: null, colour: '' });
  });

  it('takes the language of the digital booklets of 2020 from their version', () => {
    const [digital, paper] = parseItemFile(
      `${HEADER};TP_VERSAO_DIGITAL\n1;LC;1;A;1;0;;1;0;0.2;Azul;691;;0;1\n1;LC;1;A;1;0;;1;0;0.2;Azul;577;;0;1`,
    );
    expect(digital?.language).toBe(1);
    expect(paper?.language).toBeNull();
  });

  it('says which column is missing, and on which line a value is wrong', () => {
    expect(() => parseItemFile('CO_POSICAO;SG_AREA')).toThrow(InputError);
    expect(() => parseItemFile('CO_POSICAO;SG_AREA')).toThrow('falta a coluna CO_ITEM');
    expect(() => parseItemFile(`${HEADER}\nx;LC;1;A;1;0;;1;0;0.2;Azul;577;;0`)).toThrow('linha 2: CO_POSICAO');
  });
});
