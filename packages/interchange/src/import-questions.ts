import { importCsv } from './csv/import.js';
import { importGift } from './gift/import.js';
import { importMoodleXml } from './moodle/import.js';
import type { Imported } from './question.js';

/** Reads a text in any of the formats; which one is told by how it begins, because it may have been pasted. */
export function importQuestions(text: string): Imported {
  const source = text.replace(/^\ufeff/, '');
  const read = readerOf(source.trimStart());
  const imported = read(source);
  if (imported.questions.length + imported.problems.length > 0) return imported;
  return { questions: [], problems: [{ line: 1, name: 'Arquivo', text: 'não tem nenhuma questão' }] };
}

function readerOf(start: string): (source: string) => Imported {
  if (start.startsWith('<')) return importMoodleXml;
  const [firstLine = ''] = start.split('\n', 1);
  // GIFT begins with a comment, a category, a name or a text; a sheet with the names of its columns.
  return !/^(\/\/|\$CATEGORY|::)/.test(start) && /[;,\t]/.test(firstLine) && !firstLine.includes('{')
    ? importCsv
    : importGift;
}
