import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.js';
import { StartError } from './app-error.js';
import { readCertificate } from './certificate.js';
import { systemClock } from './clock.js';
import type { Config } from './config.js';
import { seedCourses } from './content/courses.js';
import { seedOriginalEdition } from './content/original-edition.js';
import type { Database, Db } from './db/database.js';
import { inTurn } from './db/one-process.js';
import { openDatabase } from './db/open.js';
import { seedDemoAttempts } from './demo/attempts.js';
import { seedDemoEssays } from './demo/essays.js';
import { seedDemoExams } from './demo/exams.js';
import { signOutDemoAccounts } from './demo/outside.js';
import { demoLogins } from './demo/people.js';
import { seedDemo } from './demo/seed.js';
import { demoState } from './demo/state.js';
import { ExamSignals } from './exam-signals.js';
import { keepPrivate } from './files/private-data.js';
import { Incidents } from './incidents.js';
import { type Installation, installationOf, noticesOf, startsDemo } from './installation.js';
import { startJobs } from './jobs/jobs.js';
import { mailerOf } from './mailer.js';
import { Corrector } from './modules/essays/corrector.js';
import { DatabaseThrottles } from './modules/throttles/database-throttles.js';
import { RedisThrottles } from './modules/throttles/redis-throttles.js';
import { servicesInside } from './outbound/services-inside.js';
import { Redis } from './redis.js';
import type { Services } from './services.js';
import { Threads } from './threads/threads.js';

/** Opens everything, listens, and closes everything in the opposite order when asked to stop. */
export async function startServer(config: Config): Promise<void> {
  // A mistake that can be told now is not told after a minute of filling the database.
  if (config.tls) readCertificate(config.tls);
  await keepPrivate(config.dataDir, console.error);
  const database = await openDatabase(config, console.error);
  const installation = await settle(database, config);

  const redis = config.redisUrl ? await Redis.open(config.redisUrl, console.error) : undefined;
  const throttles = new DatabaseThrottles(database.db, systemClock);
  const threads = new Threads();
  const services: Services = {
    db: database.db,
    clock: systemClock,
    mailer: mailerOf(config),
    threads,
    corrector: new Corrector(config, systemClock, threads),
    throttles: redis ? new RedisThrottles(redis, throttles) : throttles,
    examSignals: new ExamSignals(redis),
    incidents: new Incidents(),
    config,
    installation,
  };
  const app = await buildApp(services, database);
  const stopJobs = startJobs(services, database, app.log);

  stopOnSignal(async () => {
    await app.close();
    await stopJobs();
    redis?.close();
    await database.close();
  });

  try {
    const address = await listen(app, config, installation);
    console.log(`Gabarita está em ${address}`);
    if (installation.demo) sayDemoLogins();
    for (const notice of await servicesInside(config)) console.error(notice);
  } catch (error) {
    await stopJobs();
    redis?.close();
    await database.close();
    throw error;
  }
}

/** Finds out what this installation is, fills its database accordingly, and says what whoever started it should know. */
async function settle(database: Database, config: Config): Promise<Installation> {
  const { db } = database;
  try {
    const demo = startsDemo(config, await demoState(db));
    // Processes that start together would all find an empty database, and fill it.
    await inTurn(database, 'seed', () => seed(db, config, demo));
    const installation = installationOf(config, demo && (await demoState(db)) === 'seeded');
    const closed = installation.demo ? 0 : await signOutDemoAccounts(db);
    for (const notice of noticesOf(config, installation, closed)) console.error(notice);
    return installation;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function seed(db: Db, config: Config, demo: boolean): Promise<void> {
  if (demo) await seedDemo(db, systemClock);
  await seedOriginalEdition(db, config);
  await seedCourses(db);
  if (demo) await seedDemoExams(db, systemClock);
  if (demo) await seedDemoAttempts(db, systemClock);
  if (demo) await seedDemoEssays(db, systemClock);
}

async function listen(app: FastifyInstance, config: Config, { host }: Installation): Promise<string> {
  try {
    await app.listen({ host, port: config.port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`A porta ${config.port} já está em uso. Escolha outra com PORT.`);
    if (code === 'EACCES')
      throw new StartError(`Sem permissão para usar a porta ${config.port}. Escolha outra com PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`O endereço HOST=${host} não é desta máquina.`);
    throw error;
  }
  const bound = app.server.address();
  const port = bound && typeof bound === 'object' ? bound.port : config.port;
  return config.publicUrl ?? `${config.tls ? 'https' : 'http'}://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
}

function sayDemoLogins(): void {
  console.log('Modo demonstração. Entre com:');
  for (const { role, email, password } of demoLogins) console.log(`  ${role.padEnd(8)} ${email}  ${password}`);
}

/** Finishes what is being answered, then leaves. A second signal, or ten seconds, ends it at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  stopWithNpm(stop);
}

/** Some shells that npm starts us through die of a signal without passing it on; then our parent changes, and we leave. */
function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1_000).unref();
}
