import pg from 'pg';

/** Asked this often, a statement is worth a plan of its own. */
const WORTH_KEEPING = 3;
/** Texts that are counted, and plans that a connection keeps: lists of any length make texts without end. */
const COUNTED = 1_000;
const KEPT = 250;
const LONGEST_TEXT = 8_000;

/**
 * Names statements that come again, so that PostgreSQL parses and plans each once a connection: for the small ones of a
 * request that is more work than running them. Names are the same in all connections of the process.
 */
export class PlanKeepingClient extends pg.Client {
  override query(asked: unknown, ...rest: unknown[]): never {
    return query.call(this, isStatement(asked, rest) ? { ...asked, name: nameOf(asked.text) } : asked, ...rest);
  }
}

/** The one body behind the driver's many signatures. */
const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => never;

/** With values: what has none is a command like `begin`, or does not come again. */
const isStatement = (asked: unknown, [values]: unknown[]): asked is { text: string } =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  asked.text.length <= LONGEST_TEXT &&
  Array.isArray(values) &&
  values.length > 0;

const names = new Map<string, string>();
const timesAsked = new Map<string, number>();

function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= KEPT) return name;
  const times = (timesAsked.get(text) ?? 0) + 1;
  // Put in again at the end, so that the first is always the one asked for longest ago.
  timesAsked.delete(text);
  if (times >= WORTH_KEEPING) names.set(text, `kept_${names.size}`);
  else timesAsked.set(text, times);
  const [longestAgo] = timesAsked.keys();
  if (timesAsked.size > COUNTED && longestAgo !== undefined) timesAsked.delete(longestAgo);
  return names.get(text);
}
