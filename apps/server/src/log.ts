import type { FastifyRequest } from 'fastify';

/**
 * The log is read by who runs the server and kept by who knows whom, so it names no person: no address, no path that was asked for
 * (it may hold a token), no value of a query. What is left says which call failed, and where in the code.
 */
export const logOptions = (level: string) => ({ level, serializers: { req: requestInLog, err: errorInLog } });

const requestInLog = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'none' });

type ErrorInLog = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack: string;
  cause?: ErrorInLog;
};

function errorInLog(error: Error): ErrorInLog {
  const { code, constraint } = error as NodeJS.ErrnoException & { constraint?: string };
  return {
    type: error.name,
    message: withoutPeople(error.message, code),
    ...(code && { code }),
    ...(constraint && { constraint }),
    // The places alone: the first lines of a stack repeat the message.
    stack: (error.stack ?? '').split('\n').filter(isPlace).join('\n'),
    ...(error.cause instanceof Error && { cause: errorInLog(error.cause) }),
  };
}

const isPlace = (line: string) => /^\s+at /.test(line);

const ADDRESS = /[^\s<>"'(]{1,64}@[^\s<>"')]+/g;
/** The database's "data exceptions", which quote the value they stumbled over. */
const IS_ABOUT_A_VALUE = /^22/;

/** Cuts off what a failed query was given, which is what people typed. */
function withoutPeople(message: string, code = ''): string {
  const [words = ''] = message.split('\nparams:');
  const unquoted = IS_ABOUT_A_VALUE.test(code) ? words.replaceAll(/"[^"]*"/g, '"…"') : words;
  return unquoted.replaceAll(ADDRESS, '…@…');
}
