import type { Findings } from './findings.js';

const missingElements = ({ elements }: Findings) => elements.filter((element) => !element.found);

const STRENGTHS: readonly { holds: (found: Findings) => boolean; text: (found: Findings) => string }[] = [
  {
    holds: (found) => found.laterParagraphs > 1 && found.linkedParagraphs === found.laterParagraphs,
    text: () => 'Todos os parágrafos começam ligados ao anterior.',
  },
  {
    holds: (found) => missingElements(found).length === 0,
    text: () => 'A conclusão traz os cinco elementos da proposta.',
  },
  {
    holds: (found) => found.words >= 150 && found.misspellings + found.slips <= 2,
    text: () => 'Poucos desvios de grafia e gramática.',
  },
  {
    holds: (found) => found.groundedParagraphs >= 2,
    text: () => 'Os parágrafos de desenvolvimento juntam repertório e explicação.',
  },
  { holds: (found) => found.hasThesis, text: () => 'A introdução anuncia a tese.' },
  {
    holds: (found) => found.topicCoverage >= 0.8,
    text: () => 'O tema está presente no texto inteiro, com suas palavras-chave.',
  },
  {
    holds: (found) => found.distinctConnectives >= 12,
    text: (found) => `Boa variedade de conectivos: ${found.distinctConnectives} diferentes.`,
  },
];

const IMPROVEMENTS: readonly { holds: (found: Findings) => boolean; text: (found: Findings) => string }[] = [
  {
    holds: (found) => found.copied > 0,
    text: () => 'Troque os trechos copiados ou repetidos por ideias suas: eles não contam.',
  },
  {
    holds: (found) => found.paragraphs < 4,
    text: () => 'Organize o texto em quatro parágrafos: introdução, dois de desenvolvimento e conclusão.',
  },
  {
    holds: (found) => missingElements(found).length > 0,
    text: (found) =>
      `Complete a proposta: ${missingElements(found)
        .map(({ question }) => question.toLowerCase())
        .join(' ')}`,
  },
  {
    holds: (found) => found.linkedParagraphs < found.laterParagraphs,
    text: () =>
      'Comece cada parágrafo com uma expressão que o ligue ao anterior (“Além disso”, “Ademais”, “Portanto”).',
  },
  {
    holds: (found) => !found.hasThesis,
    text: () => 'Termine a introdução com a tese: o problema e as duas causas que vai discutir.',
  },
  {
    holds: (found) => found.groundedParagraphs < 2,
    text: () => 'Em cada parágrafo de desenvolvimento, traga um repertório e explique o que ele prova.',
  },
  { holds: (found) => found.topicCoverage < 0.5, text: () => 'Use as palavras do tema: o texto se afasta delas.' },
  {
    holds: (found) => found.misspellings > 2,
    text: () => 'Revise as palavras marcadas: a grafia pesa na Competência 1.',
  },
  {
    holds: (found) => found.slips + found.commas > 3,
    text: () => 'Reveja concordância, crase e vírgulas nos trechos marcados.',
  },
  { holds: (found) => found.longSentences > 0, text: () => 'Divida as frases com mais de 45 palavras.' },
  { holds: (found) => found.oralMarks > 0, text: () => 'Troque as marcas da fala por termos formais.' },
  {
    holds: (found) => found.words < 230,
    text: () => 'Desenvolva mais os argumentos: textos com menos de 20 linhas costumam ficar rasos.',
  },
];

const MOST = 4;

const pick = (rules: typeof STRENGTHS, found: Findings): string[] =>
  rules
    .filter(({ holds }) => holds(found))
    .slice(0, MOST)
    .map(({ text }) => text(found));

export const strengthsOf = (found: Findings): string[] => pick(STRENGTHS, found);

/** The most rewarding first. */
export const improvementsOf = (found: Findings): string[] => pick(IMPROVEMENTS, found);
