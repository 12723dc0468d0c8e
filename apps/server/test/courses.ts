import { parseTables, type Tables, type TableTexts } from '@gabarita/sisu';

const OFFERS = [
  '10,BA,UNIVERSIDADE FEDERAL DA BAHIA,UFBA,CAMPUS CANELA,Salvador,MEDICINA,Bacharelado,Integral',
  '11,BA,UNIVERSIDADE FEDERAL DA BAHIA,UFBA,CAMPUS ONDINA,Salvador,FÍSICA,Licenciatura,Noturno',
  '12,SP,UNIVERSIDADE FEDERAL DE SÃO PAULO,UNIFESP,CAMPUS SÃO PAULO,São Paulo,MEDICINA,Bacharelado,Integral',
  '13,BA,UNIVERSIDADE FEDERAL DA BAHIA,UFBA,ONDINA,Salvador,FÍSICA,Licenciatura,Noturno',
  '14,BA,UNIVERSIDADE FEDERAL DA BAHIA,UFBA,CAMPUS CANELA,Salvador,MEDICINA VETERINÁRIA,Bacharelado,Integral',
];
/** Offer 11 goes on as 13, under another name of its campus. */
const YEARS: Readonly<Record<number, readonly number[]>> = {
  2022: [10, 11, 12, 14],
  2023: [10, 11, 12, 14],
  2024: [10, 12, 13, 14],
};
const LEVELS: Readonly<Record<number, number>> = { 10: 780, 11: 560, 12: 800, 13: 565, 14: 700 };

/** The four files of a folder, with cut-offs of the given years. Places: 30 open, 10 by quota. */
export function courseTexts(years: readonly number[] = [2022, 2023, 2024]): TableTexts {
  const rows = years.flatMap((year) => (YEARS[year] ?? [10, 12, 13, 14]).map((offer) => ({ year, offer })));
  return {
    'offers.csv': ['offer,uf,institution,acronym,campus,city,course,degree,shift', ...OFFERS, ''].join('\n'),
    'modalities.csv': 'modality,text\n1,EP\n3,AC\n',
    'weights.csv': [
      'year,offer,cn,ch,lc,mt,redacao,min_cn,min_ch,min_lc,min_mt,min_redacao,min_total',
      ...rows.map(({ year, offer }) => `${year},${offer},2,1,1,4,2,0,0,0,0,500,0.01`),
      '',
    ].join('\n'),
    'cutoffs.csv': [
      'year,offer,modality,places,cutoff',
      ...rows.flatMap(({ year, offer }) => {
        const level = (LEVELS[offer] ?? 600) + (year - 2023);
        return [`${year},${offer},3,30,${level}`, `${year},${offer},1,10,${level - 20}`];
      }),
      '',
    ].join('\n'),
  };
}

export const courseTables = (years?: readonly number[]): Tables => parseTables(courseTexts(years));
