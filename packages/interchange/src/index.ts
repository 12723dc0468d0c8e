export { decodeText } from '@gabarita/csv';
export { exportCsv } from './csv/export.js';
export { exportGift } from './gift/export.js';
export { importQuestions } from './import-questions.js';
export { exportMoodleXml } from './moodle/export.js';
export { exportQti } from './qti/export.js';
export type { ExchangeQuestion, Imported, Problem } from './question.js';
