export { CHARACTERS_PER_LINE, countSheetLines, endOfSheet, SHEET_LINES, type SheetLine, sheetLines } from './sheet.js';
