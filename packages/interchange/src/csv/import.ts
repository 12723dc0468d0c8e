import { LETTERS } from '@gabarita/enem';
import { collect, type ExchangeQuestion, type Imported, Unusable } from '../question.js';
import { type Column, placesOfColumns } from './columns.js';
import { withoutGuard } from './formula-guard.js';
import { type Row, rowsOf, separatorOf } from './rows.js';

/** A sheet with one question a row, under a row that names the columns. */
export function importCsv(text: string): Imported {
  const source = text.replaceAll(/\r\n?/g, '\n');
  let rows: Row[];
  try {
    rows = rowsOf(source, separatorOf(source));
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { questions: [], problems: [{ line: 1, name: 'Planilha', text: error.message }] };
  }
  const [header, ...questions] = rows;
  const places = placesOfColumns(header?.fields ?? []);
  const missing = (['statement', 'A', 'B', 'correct'] as const).filter((column) => !places.has(column));
  if (missing.length > 0) {
    const text =
      'a primeira linha precisa ter as colunas enunciado, A, B e correta (e, se houver, C, D, E e comentario)';
    return { questions: [], problems: [{ line: 1, name: 'Cabeçalho', text }] };
  }
  return collect(
    questions,
    ({ line }, index) => ({ line, name: `Questão ${index + 1}` }),
    ({ fields }) => questionOf((column) => withoutGuard(fields[places.get(column) ?? -1]?.trim() ?? '')),
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
