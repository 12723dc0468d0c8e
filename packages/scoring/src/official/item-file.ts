import { type Area, isArea, type Language } from '../area.js';
import { DelimitedReader, numberIn } from '../delimited-text.js';
import { InputError } from '../input-error.js';
import type { ItemParameters } from '../three-parameter-model.js';

/** One row of INEP's ITENS_PROVA_YYYY.csv, as published: an item in a booklet. */
export interface ItemRow {
  readonly booklet: number;
  readonly area: Area;
  readonly item: number;
  readonly position: number;
  /** A–E, or X when annulled. */
  readonly key: string;
  /** INEP gave the item up (IN_ITEM_ABAN), usually because its parameters did not converge. */
  readonly abandoned: boolean;
  readonly parameters: ItemParameters | null;
  readonly language: Language | null;
  readonly skill: number | null;
  readonly colour: string;
}

const REQUIRED = [
  'CO_POSICAO',
  'SG_AREA',
  'CO_ITEM',
  'TX_GABARITO',
  'NU_PARAM_A',
  'NU_PARAM_B',
  'NU_PARAM_C',
  'CO_PROVA',
];

/** Reads an item file. INEP writes latin-1; the caller decodes. */
export function parseItemFile(text: string): ItemRow[] {
  const [header = '', ...lines] = text.split('\n');
  const reader = new DelimitedReader(header);
  const missing = REQUIRED.filter((column) => reader.find(column) === undefined);
  if (missing.length > 0) throw new InputError(1, `falta a coluna ${missing.join(', ')}`);
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [parseRow(reader, line, index + 2)]));
}

function parseRow(reader: DelimitedReader, line: string, lineNumber: number): ItemRow {
  const fields = reader.fields(line);
  const text = (column: string) => fields[reader.find(column) ?? -1]?.trim() ?? '';
  const whole = (column: string) => {
    const value = numberIn(text(column));
    if (value === null) throw new InputError(lineNumber, `${column} não é um número: "${text(column)}"`);
    return value;
  };
  const area = text('SG_AREA').toUpperCase();
  if (!isArea(area)) throw new InputError(lineNumber, `área desconhecida: "${area}"`);
  const booklet = whole('CO_PROVA');
  return {
    booklet,
    area,
    item: whole('CO_ITEM'),
    position: whole('CO_POSICAO'),
    key: text('TX_GABARITO').toUpperCase(),
    abandoned: numberIn(text('IN_ITEM_ABAN')) === 1,
    parameters: parametersIn(text),
    language: area === 'LC' ? languageIn(text, booklet) : null,
    skill: numberIn(text('CO_HABILIDADE')),
    colour: text('TX_COR'),
  };
}

function parametersIn(text: (column: string) => string): ItemParameters | null {
  const a = numberIn(text('NU_PARAM_A'));
  const b = numberIn(text('NU_PARAM_B'));
  const c = numberIn(text('NU_PARAM_C'));
  return a === null || b === null || c === null ? null : { a, b, c };
}

/** The digital Linguagens booklets of 2020 carry the language in another column than all others. */
const DIGITAL_LANGUAGE_BOOKLETS = [691, 692, 693, 694];

/** Null for a common item, and for all of 2009, which has no language column. */
function languageIn(text: (column: string) => string, booklet: number): Language | null {
  const column = DIGITAL_LANGUAGE_BOOKLETS.includes(booklet) ? 'TP_VERSAO_DIGITAL' : 'TP_LINGUA';
  const value = numberIn(text(column));
  return value === 0 || value === 1 ? value : null;
}
