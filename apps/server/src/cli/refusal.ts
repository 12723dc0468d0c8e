import { StartError } from '../app-error.js';
import { ConfigError } from '../config.js';

/** The one line for whoever typed the command, when what went wrong is theirs to mend; undefined for a defect of ours. */
export function refusalOf(error: unknown): string | undefined {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    // Node says it in English, with what was typed between quotes.
    const [, typed = error.message] = /'([^' ]+)/.exec(error.message) ?? [];
    return `Opção desconhecida ou sem valor: ${typed}`;
  }
  return undefined;
}
