import type { CompetencyCode } from '../competencies.js';
import { LEVEL_DESCRIPTIONS } from '../competencies.js';
import type { Findings } from './findings.js';

const STEP = 40;

/** "1 desvio", "3 desvios", "nenhum desvio". */
const counted = (count: number, one: string, many: string, none: string): string =>
  count === 0 ? none : `${count} ${count === 1 ? one : many}`;

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const EVIDENCE: Readonly<Record<CompetencyCode, (found: Findings) => string>> = {
  C1: ({ misspellings, slips, commas, oralMarks }) => {
    const marks = [
      counted(misspellings, 'palavra fora do dicionário', 'palavras fora do dicionário', ''),
      counted(slips, 'possível desvio gramatical', 'possíveis desvios gramaticais', ''),
      counted(commas, 'vírgula a rever', 'vírgulas a rever', ''),
      counted(oralMarks, 'marca de oralidade', 'marcas de oralidade', ''),
    ].filter(Boolean);
    return marks.length === 0
      ? 'Não encontramos desvios nas verificações automáticas.'
      : `Encontramos ${listed(marks)}.`;
  },
  C2: ({ topicCoverage, sources, paragraphsWithSources, hasThesis }) =>
    [
      `O texto retoma ${Math.round(topicCoverage * 100)}% das palavras-chave do tema.`,
      sources === 0
        ? 'Não encontramos repertório (autores, obras, leis, dados).'
        : `Há sinais de repertório em ${counted(paragraphsWithSources, 'parágrafo', 'parágrafos', 'nenhum parágrafo')}.`,
      hasThesis ? 'A introdução termina com uma tese.' : 'A introdução não deixa clara a tese.',
    ].join(' '),
  C3: ({ paragraphs, groundedParagraphs, longSentences }) =>
    [
      `São ${counted(paragraphs, 'parágrafo', 'parágrafos', 'nenhum parágrafo')};`,
      groundedParagraphs === 0
        ? 'nenhum do desenvolvimento junta um repertório e a explicação dele.'
        : `${counted(groundedParagraphs, 'do desenvolvimento junta', 'do desenvolvimento juntam', '')} repertório e explicação.`,
      longSentences > 0
        ? capitalised(
            `${counted(longSentences, 'frase muito longa dificulta', 'frases muito longas dificultam', '')} seguir o raciocínio.`,
          )
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  C4: ({ linkedParagraphs, laterParagraphs, distinctConnectives, repetitions }) =>
    [
      laterParagraphs === 0
        ? 'Com um só parágrafo, não há ligação entre partes.'
        : `${linkedParagraphs} de ${laterParagraphs} parágrafos depois da introdução começam ligados ao anterior.`,
      `Há ${counted(distinctConnectives, 'conectivo diferente', 'conectivos diferentes', 'nenhum conectivo')}.`,
      repetitions > 0 ? `${counted(repetitions, 'palavra se repete', 'palavras se repetem', '')} demais.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  C5: ({ elements }) => {
    const found = elements.filter((element) => element.found).map((element) => element.label.toLowerCase());
    const missing = elements.filter((element) => !element.found).map((element) => element.label.toLowerCase());
    if (found.length === 0) return 'Não encontramos os elementos da proposta no último parágrafo.';
    if (missing.length === 0) return 'Encontramos sinais dos cinco elementos da proposta.';
    return `Encontramos ${listed(found)}; ${missing.length === 1 ? 'falta' : 'faltam'} ${listed(missing)}.`;
  },
};

/** The level's meaning, then what in this text speaks for it. */
export const commentOn = (code: CompetencyCode, score: number, found: Findings): string =>
  `${LEVEL_DESCRIPTIONS[code][score / STEP] ?? ''} ${EVIDENCE[code](found)}`;
