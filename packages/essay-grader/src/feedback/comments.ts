import type { CompetencyCode } from '../competencies.js';
import { LEVEL_DESCRIPTIONS } from '../competencies.js';
import type { Findings } from './findings.js';

const STEP = 40;

/** "1 desvio", "3 desvios", and nothing of what is not there. */
const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;

const EVIDENCE: Readonly<Record<CompetencyCode, (found: Findings) => string>> = {
  C1: ({ misspellings, slips, commas, oralMarks }) => {
    const marks = [
      counted(misspellings, 'palavra fora do dicionário', 'palavras fora do dicionário'),
      counted(slips, 'possível desvio gramatical', 'possíveis desvios gramaticais'),
      counted(commas, 'vírgula a rever', 'vírgulas a rever'),
      counted(oralMarks, 'marca de oralidade', 'marcas de oralidade'),
    ].filter(Boolean);
    return marks.length === 0
      ? 'Não encontramos desvios nas verificações automáticas.'
      : `Encontramos ${listed(marks)}.`;
  },
  C2: ({ topicCoverage, sources, paragraphsWithSources, hasThesis }) =>
    [
      `O texto retoma ${Math.round(topicCoverage * 100)}% das palavras-chave do tema.`,
      sources === 0 || paragraphsWithSources === 0
        ? 'Não encontramos repertório (autores, obras, leis, dados).'
        : `Há sinais de repertório em ${counted(paragraphsWithSources, 'parágrafo', 'parágrafos')}.`,
      hasThesis ? 'A introdução termina com uma tese.' : 'A introdução não deixa clara a tese.',
    ].join(' '),
  C3: ({ paragraphs, groundedParagraphs, longSentences }) =>
    [
      `Há ${counted(paragraphs, 'parágrafo', 'parágrafos')};`,
      groundedParagraphs === 0
        ? 'nenhum do desenvolvimento junta um repertório e a explicação dele.'
        : `${counted(groundedParagraphs, 'do desenvolvimento junta', 'do desenvolvimento juntam')} repertório e explicação.`,
      longSentences > 0
        ? `${counted(longSentences, 'frase muito longa dificulta', 'frases muito longas dificultam')} seguir o raciocínio.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  C4: ({ linkedParagraphs, laterParagraphs, distinctConnectives, repetitions }) =>
    [
      linking(linkedParagraphs, laterParagraphs),
      distinctConnectives === 0
        ? 'Não encontramos conectivos.'
        : `Há ${counted(distinctConnectives, 'conectivo diferente', 'conectivos diferentes')}.`,
      repetitions > 0 ? `${counted(repetitions, 'palavra se repete', 'palavras se repetem')} demais.` : '',
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

/** How many paragraphs after the introduction open linked to the one before. */
function linking(linked: number, later: number): string {
  if (later === 0) return 'Com um só parágrafo, não há ligação entre partes.';
  if (later > 1) return `${linked} de ${later} parágrafos depois da introdução começam ligados ao anterior.`;
  return `O parágrafo depois da introdução ${linked === 1 ? 'começa ligado a ela' : 'começa sem ligação com ela'}.`;
}

/** The level's meaning, then what in this text speaks for it. */
export const commentOn = (code: CompetencyCode, score: number, found: Findings): string =>
  `${LEVEL_DESCRIPTIONS[code][score / STEP] ?? ''} ${EVIDENCE[code](found)}`;
