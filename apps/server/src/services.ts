import type { Clock } from './clock.js';
import type { Config } from './config.js';
import type { Db } from './db/database.js';
import type { ExamSignals } from './exam-signals.js';
import type { Incidents } from './incidents.js';
import type { Installation } from './installation.js';
import type { Mailer } from './mailer.js';
import type { Corrector } from './modules/essays/corrector.js';
import type { Throttles } from './modules/throttles/throttles.js';
import type { Threads } from './threads/threads.js';

/** What every module may use. Passed along by hand, so that a test can give its own clock or letter box. */
export interface Services {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  config: Config;
  throttles: Throttles;
  examSignals: ExamSignals;
  incidents: Incidents;
  /** Where work is done that would keep everybody waiting. */
  threads: Threads;
  /** Grades essays. */
  corrector: Corrector;
  installation: Installation;
}
