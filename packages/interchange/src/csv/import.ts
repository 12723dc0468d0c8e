import { type CsvRow, parseCsv, UnclosedQuote, unguarded } from '@gabarita/csv';
import { LETTERS } from '@gabarita/enem';
import { collect, type ExchangeQuestion, type Imported, Unusable } from '../question.js';
import { type Column, placesOfColumns } from './columns.js';

/** A sheet with one question a row, under a row that names the columns. */
export function importCsv(text: string): Imported {
  let rows: CsvRow[];
  try {
    rows = parseCsv(text);
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    return { questions: [], problems: [{ line: error.line, name: 'Planilha', text: 'falta fechar as aspas' }] };
  }
  const [header, ...questions] = rows;
  const places = placesOfColumns(header?.cells ?? []);
  const missing = (['statement', 'A', 'B', 'correct'] as const).filter((column) => !places.has(column));
  if (missing.length > 0) {
    const text =
      'a primeira linha precisa ter as colunas enunciado, A, B e correta (e, se houver, C, D, E e comentario)';
    return { questions: [], problems: [{ line: 1, name: 'Cabeçalho', text }] };
  }
  return collect(
    questions,
    ({ line }, index) => ({ line, name: `Questão ${index + 1}` }),
    ({ cells }) => questionOf((column) => unguarded(cells[places.get(column) ?? -1] ?? '').trim()),
  );
}

function questionOf(field: (column: Column) => string): ExchangeQuestion {
  const options = LETTERS.map((letter) => field(letter));
  const count = options.findLastIndex((option) => option !== '') + 1;
  const key = field('correct');
  const letter = key
    .replace(/^alternativa\s+/i, '')
    .replace(/[).]$/, '')
    .toUpperCase();
  const correct = (LETTERS as readonly string[]).indexOf(letter);
  if (key === '') throw new Unusable('não diz qual é a alternativa correta');
  if (correct === -1) throw new Unusable(`a coluna da correta diz "${key.slice(0, 40)}", e não uma letra de A a E`);
  if (correct >= count) throw new Unusable(`a correta é ${letter}, que está vazia`);
  return {
    statement: field('statement'),
    alternatives: options.slice(0, count),
    correct,
    explanation: field('explanation'),
  };
}
