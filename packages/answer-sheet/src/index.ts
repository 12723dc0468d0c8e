export { ID_STRIP, stripCell } from './layout/id-strip.js';
export { LAYOUTS, type Layout, layoutFor, MAX_QUESTIONS } from './layout/layouts.js';
export { PAGE, type Point } from './layout/page.js';
export { parsePrintedCode, printedCode } from './layout/printed-code.js';
export { type Bubble, LETTERS, type Letter } from './layout/question-grid.js';
export { decodeSheetCode, encodeSheetCode, MAX_SERIAL, type SheetCode } from './layout/sheet-code.js';
export { STUDENT_NUMBERS, studentNumberOf } from './layout/student-number.js';
