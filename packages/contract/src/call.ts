import type { z } from 'zod';

/**
 * One call of the API: what may be sent and what comes back. The server registers routes from it, the OpenAPI document
 * is generated from it, and the web client takes its types from it.
 */
export interface Call {
  readonly tag: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is a multipart form, with one file in it (`z.file()`). */
  readonly multipart?: true;
  /** The status of success. Every other status is an error of the catalogue in `errors.ts`. */
  readonly status: 200 | 201 | 204;
  readonly response: z.ZodType;
}

export type Calls = Readonly<Record<CallKey, Call>>;
/** A call is named by its method and path, as the specification writes it. */
export type CallKey = `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`;

type Part<C extends Call, P extends 'params' | 'query' | 'body'> = C[P] extends z.ZodType
  ? { [K in P]: z.input<C[P]> }
  : object;

/** What the caller gives. */
export type InputOf<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;
/** What the caller gets. */
export type OutputOf<C extends Call> = z.output<C['response']>;
/** What the server's handler receives, after parsing. */
export type ParsedOf<C extends Call, P extends 'params' | 'query' | 'body'> = C[P] extends z.ZodType
  ? z.output<C[P]>
  : undefined;
