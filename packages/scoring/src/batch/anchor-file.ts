import type { Anchors } from '../calibration/calibrate.js';
import { DelimitedReader, numberIn } from '../delimited-text.js';
import { InputError } from '../input-error.js';
import type { ItemParameters } from '../three-parameter-model.js';

/**
 * Official parameters of the matrix's items: columns `item`, `a`, `b`, `c`, or INEP's own file, whose items then carry
 * their code (CO_ITEM) as the matrix's column name. Items that are not in the matrix, or have no parameters, are passed
 * over.
 */
export function parseAnchors(text: string, items: readonly string[]): Anchors {
  const [header = '', ...lines] = text.split('\n');
  const reader = new DelimitedReader(header);
  const item = reader.require('item', 'CO_ITEM');
  const places = [
    reader.require('a', 'NU_PARAM_A'),
    reader.require('b', 'NU_PARAM_B'),
    reader.require('c', 'NU_PARAM_C'),
  ];
  const anchors = new Map<number, ItemParameters>();
  lines.forEach((line, index) => {
    const fields = reader.fields(line);
    const column = items.indexOf(fields[item]?.trim() ?? '');
    const parameters = parametersFrom(
      places.map((place) => fields[place]),
      index + 2,
    );
    if (column >= 0 && parameters && !anchors.has(column)) anchors.set(column, parameters);
  });
  if (anchors.size === 0) throw new InputError(1, 'nenhuma âncora tem o nome de uma coluna de itens das respostas');
  return anchors;
}

function parametersFrom(texts: readonly (string | undefined)[], lineNumber: number): ItemParameters | null {
  const [a, b, c] = texts.map(numberIn);
  if (a == null || b == null || c == null) return null;
  if (a <= 0 || c < 0 || c >= 1) throw new InputError(lineNumber, 'a deve ser positivo e c ficar entre 0 e 1');
  return { a, b, c };
}
