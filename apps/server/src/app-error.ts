import { type ErrorCode, errors } from '@gabarita/contract';

/** Texts for the fields of a form, by field name: `{ email: ['Este e-mail já está em uso.'] }`. */
export type FieldErrors = Record<string, string[]>;

/** The only error that modules throw on purpose. The error plugin turns it into an answer. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly fields?: FieldErrors,
    /** What the caller needs to go on, beside the message: the current epoch, for one who is writing in an old one. */
    readonly details?: Record<string, unknown>,
  ) {
    super(errors[code].message);
    this.status = errors[code].status;
  }
}

/** A refusal that belongs to one field of the form. */
export const fieldError = (field: string, text: string) => new AppError('validation.failed', { [field]: [text] });

/** Something to stop the program for: one clear line for whoever started it, no stack. */
export class StartError extends Error {}
