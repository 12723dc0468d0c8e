import { FilesUnavailable } from './files/files-unavailable.js';

/** SQLSTATE classes and codes: connection lost or refused, server stopping or starting, no connection left. */
const UNREACHABLE = /^(08...|57P0[1-5]|53300)$/;
/** The driver has no code for these. */
const UNREACHABLE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;
const DISK_FULL = ['53100', 'ENOSPC', 'EDQUOT'];

/** Why the server cannot do its work now though nothing is wrong with the request; undefined when it is something else. */
export type Outage = 'database' | 'disk' | 'files';

/** Looks through the errors that libraries wrap around the first one. */
export function outageIn(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  // Before its cause is looked at, which may be a connection that is not the database's.
  if (error instanceof FilesUnavailable) return 'files';
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (DISK_FULL.includes(code)) return 'disk';
  const refused = syscall === 'connect' || code === 'ECONNRESET' || code === 'EPIPE';
  if (refused || UNREACHABLE.test(code) || UNREACHABLE_WORDS.test(error.message)) return 'database';
  if (error instanceof AggregateError) return error.errors.map(outageIn).find(Boolean);
  return outageIn(error.cause);
}
