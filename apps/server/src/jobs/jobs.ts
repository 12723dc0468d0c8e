import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.js';
import { unlessUnderWay } from '../db/one-process.js';
import { countOpenedQuestions } from '../modules/attempts/opened-questions.js';
import { rescoreSome } from '../modules/attempts/rescoring.js';
import { calibrateGrownExams } from '../modules/calibration/service.js';
import { setDifficulties } from '../modules/enem/items/difficulties.js';
import { collectLeftEssays } from '../modules/essays/exam-essays.js';
import { mailInvitations } from '../modules/invitations/mailing.js';
import { announceKeyOffers, announceResults, announceTomorrow } from '../modules/notifications/announcements.js';
import { foldTally, openHeldResults } from '../modules/ranking/jobs.js';
import { closeOverdueSessions } from '../modules/sessions/closing.js';
import type { Services } from '../services.js';
import { deleteWhatExpired } from './retention.js';
import { type Job, schedule } from './schedule.js';

const HOUR_MS = 3_600_000;
const TEN_MINUTES_MS = 600_000;
const HALF_A_MINUTE_MS = 30_000;
const TWO_SECONDS_MS = 2_000;
const TEN_SECONDS_MS = 10_000;

/** What the server does by itself, on the hour rather than on request. */
function jobsOf(services: Services, database: Database): Job[] {
  const { db, clock, config, threads } = services;
  const housekeeping: Job = {
    name: 'delete what expired',
    everyMs: HOUR_MS,
    run: () => deleteWhatExpired({ db, clock, config }),
  };
  const exams: Job = {
    name: 'close exams whose time is over',
    everyMs: HALF_A_MINUTE_MS,
    run: () => closeOverdueSessions({ db, clock }),
  };
  const essays: Job = {
    name: 'hand in essays whose time is over',
    everyMs: HALF_A_MINUTE_MS,
    run: () => collectLeftEssays(services),
  };
  const scores: Job = {
    // A bounded batch each time, so that exams are closed in between.
    name: 'mark attempts anew',
    everyMs: TWO_SECONDS_MS,
    run: () => rescoreSome({ db, clock }),
  };
  const calibration: Job = {
    name: 'calibrate exams that have grown',
    everyMs: 2 * HALF_A_MINUTE_MS,
    aside: true,
    run: () => calibrateGrownExams({ db, clock, threads }),
  };
  const announcements: Job = {
    name: 'tell people what opens tomorrow, which results are ready and which keys were corrected',
    everyMs: TEN_MINUTES_MS,
    run: async () => {
      await announceTomorrow(db, clock.now(), config.timeZone);
      await announceResults(db, clock.now());
      // Corrections by the sync: those of an admin are told at once.
      await announceKeyOffers(db, clock.now());
    },
  };
  const difficulties: Job = {
    name: 'judge official questions by their answers',
    everyMs: 6 * HOUR_MS,
    run: () => db.transaction(setDifficulties),
  };
  const letters: Job = { name: 'mail invitations', everyMs: TEN_SECONDS_MS, run: () => mailInvitations(services) };
  const ranking: Job = {
    name: 'count what has opened',
    everyMs: HALF_A_MINUTE_MS,
    run: async () => {
      await countOpenedQuestions({ db, clock });
      await openHeldResults({ db, clock });
      await foldTally(db);
    },
  };
  const { embedded } = database;
  const always = [housekeeping, exams, essays, announcements, letters, ranking, difficulties, scores, calibration];
  if (!embedded) return always;
  return [
    ...always,
    // The embedded engine has no autovacuum, and only copies protect it against a broken disk.
    { name: 'vacuum', everyMs: 6 * HOUR_MS, run: () => database.pool.query('vacuum analyze') },
    { name: 'snapshot', everyMs: 6 * HOUR_MS, run: () => embedded.snapshot(clock.now()) },
  ];
}

/** Starts the jobs; the returned function stops them and waits for those that are running. */
export function startJobs(services: Services, database: Database, log: FastifyBaseLogger): () => Promise<void> {
  return schedule(
    jobsOf(services, database).map((job) => ({ ...job, run: () => unlessUnderWay(database, job.name, job.run) })),
    (error, job) => log.error({ err: error, job }, 'job failed'),
  );
}
