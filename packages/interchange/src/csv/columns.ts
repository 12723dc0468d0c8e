/** The columns of a sheet of questions, by every name we know them under. The first is the one we write. */
export const COLUMNS = {
  statement: ['enunciado', 'pergunta', 'questao', 'statement', 'question'],
  A: ['A', 'alternativa a', 'opcao a', 'option a'],
  B: ['B', 'alternativa b', 'opcao b', 'option b'],
  C: ['C', 'alternativa c', 'opcao c', 'option c'],
  D: ['D', 'alternativa d', 'opcao d', 'option d'],
  E: ['E', 'alternativa e', 'opcao e', 'option e'],
  correct: ['correta', 'gabarito', 'resposta', 'resposta correta', 'alternativa correta', 'correct', 'answer', 'key'],
  explanation: ['comentario', 'explicacao', 'resolucao', 'justificativa', 'explanation', 'feedback'],
} as const;

export type Column = keyof typeof COLUMNS;
export const COLUMN_KEYS = Object.keys(COLUMNS) as Column[];

/** Without accents, case, or the marks that programs put between words. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** Where each column stands, by the first row. */
export function placesOfColumns(header: string[]): Map<Column, number> {
  const names = header.map(plain);
  const places = COLUMN_KEYS.flatMap((column) => {
    const known = COLUMNS[column].map(plain);
    const place = names.findIndex((name) => known.includes(name));
    return place === -1 ? [] : [[column, place] as const];
  });
  return new Map(places);
}
