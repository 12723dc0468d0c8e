import { answerSheetErrors } from './errors/answer-sheets.js';
import { examErrors } from './errors/exams.js';
import { peopleErrors } from './errors/people.js';
import { serverErrors } from './errors/server.js';

export type { ErrorEntry } from './errors/entry.js';

/**
 * The error catalogue: one code, one status, one sentence. The server throws a code (`AppError`), and its error plugin
 * alone turns it into an answer, so no route invents a status of its own.
 */
export const errors = { ...serverErrors, ...peopleErrors, ...examErrors, ...answerSheetErrors };

export type ErrorCode = keyof typeof errors;
