import type { Clock } from './clock.js';
import type { Config } from './config.js';
import type { Db } from './db/database.js';
import type { Mailer } from './mailer.js';

/** What every module may use. Passed along by hand, so that a test can give its own clock or letter box. */
export interface Services {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  config: Config;
  /** Whether demo people are in this database; `demo:clear` ends it for good. */
  demo: boolean;
}
