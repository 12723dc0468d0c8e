import { StartError } from '../app-error.js';
import { ConfigError } from '../config.js';

/** The one line for whoever typed the command, when what went wrong is theirs to mend; undefined for a defect of ours. */
export function refusalOf(error: unknown): string | undefined {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    return `Opção inválida (veja --help): ${error.message}`;
  }
  return undefined;
}
