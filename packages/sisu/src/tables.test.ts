import { describe, expect, it } from 'vitest';
import { parseTables, type TableTexts } from './tables.js';

const good: TableTexts = {
  'offers.csv':
    'offer,uf,institution,acronym,campus,city,course,degree,shift\n1,BA,U,U,C,Salvador,FÍSICA,Licenciatura,Noturno\n',
  'modalities.csv': 'modality,text\n3,AC\n',
  'weights.csv':
    'year,offer,cn,ch,lc,mt,redacao,min_cn,min_ch,min_lc,min_mt,min_redacao,min_total\n2024,1,3,1,1,2,1,0,0,0,0,1,1\n',
  'cutoffs.csv': 'year,offer,modality,places,cutoff\n2024,1,3,20,612.5\n2024,1,3,5,\n',
};

describe('the tables of a folder', () => {
  it('are read whole', () => {
    const tables = parseTables(good);
    expect(tables.offers.get(1)).toMatchObject({ course: 'FÍSICA', city: 'Salvador' });
    expect(tables.cutoffs).toEqual([
      { year: 2024, offer: 1, modality: 3, places: 20, cutoff: 612.5 },
      { year: 2024, offer: 1, modality: 3, places: 5, cutoff: null },
    ]);
    expect(tables.weights[0]).toMatchObject({ year: 2024, offer: 1, weights: { cn: 3, redacao: 1 }, minimumTotal: 1 });
  });

  it.each([
    ['cutoffs.csv', '2024,2,3,20,600', 'cutoffs.csv, linha 4: a oferta 2 não está em offers.csv'],
    ['cutoffs.csv', '2024,1,3,20,1001', 'cutoffs.csv, linha 4: cutoff deve ser um número de 0 a 1000, não "1001"'],
    ['cutoffs.csv', '2023,1,3,20,600', 'cutoffs.csv, linha 4: faltam os pesos de 2023 da oferta 1'],
    ['cutoffs.csv', '2024,1,9,20,600', 'cutoffs.csv, linha 4: a modalidade 9 não está em modalities.csv'],
    [
      'weights.csv',
      '2024,1,3,1,1,2,1,0,0,0,0,1,1',
      'weights.csv, linha 3: o ano 2024 aparece duas vezes para a oferta 1',
    ],
    ['weights.csv', '2023,1,0,0,0,0,0,0,0,0,0,1,1', 'weights.csv, linha 3: todos os pesos são zero'],
    ['weights.csv', '2023,1,,1,1,1,1,0,0,0,0,1,1', 'weights.csv, linha 3: cn deve ser um número de 0 a 100, não ""'],
  ] as const)('with a wrong row in %s (%s) are refused in one line', (file, row, message) => {
    expect(() => parseTables({ ...good, [file]: `${good[file]}${row}\n` })).toThrow(message);
  });

  it('without a column or without anything are refused', () => {
    expect(() => parseTables({ ...good, 'modalities.csv': 'number,text\n1,AC\n' })).toThrow(
      'modalities.csv: falta a coluna modality',
    );
    expect(() => parseTables({ ...good, 'offers.csv': '' })).toThrow('offers.csv: o arquivo está vazio');
  });
});
