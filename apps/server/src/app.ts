import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { readCertificate } from './certificate.js';
import type { Database } from './db/database.js';
import { routesOf } from './http/route.js';
import { logOptions } from './log.js';
import { answerSheetsRoutes } from './modules/answer-sheets/routes.js';
import { attemptsRoutes } from './modules/attempts/routes.js';
import { authRoutes } from './modules/auth/routes.js';
import { bookletsRoutes } from './modules/booklets/routes.js';
import { coursesRoutes } from './modules/courses/routes.js';
import { nameKeptAnswers } from './modules/enem/kept-answers.js';
import { answerPublicErrors } from './modules/enem/public-errors.js';
import { editionsRoutes, publicEnemRoutes } from './modules/enem/routes.js';
import { essaysRoutes } from './modules/essays/routes.js';
import { examsRoutes } from './modules/exams/routes.js';
import { imageFiles } from './modules/images/files.js';
import { invitationsRoutes } from './modules/invitations/routes.js';
import { notificationsRoutes } from './modules/notifications/routes.js';
import { privacyRoutes } from './modules/privacy/routes.js';
import { profileRoutes } from './modules/profile/routes.js';
import { questionsRoutes } from './modules/questions/routes.js';
import { rankingRoutes } from './modules/ranking/routes.js';
import { reportsRoutes } from './modules/reports/routes.js';
import { LiveStreams } from './modules/results/live-streams.js';
import { resultsRoutes } from './modules/results/routes.js';
import { secondFactorRoutes } from './modules/second-factor/routes.js';
import { sessionsRoutes } from './modules/sessions/routes.js';
import { siteRoutes } from './modules/site/routes.js';
import { turmasRoutes } from './modules/turmas/routes.js';
import { uploadsRoutes } from './modules/uploads/routes.js';
import { usersRoutes } from './modules/users/routes.js';
import { budgetsPlugin } from './plugins/budgets.js';
import { closingPlugin } from './plugins/closing.js';
import { csrfPlugin } from './plugins/csrf.js';
import { docsPlugin } from './plugins/docs.js';
import { durabilityPlugin } from './plugins/durability.js';
import { answerImpossiblePath, errorsPlugin } from './plugins/errors.js';
import { headersPlugin } from './plugins/headers.js';
import { jsonBodyPlugin } from './plugins/json-body.js';
import { metricsPlugin } from './plugins/metrics.js';
import { multipartPlugin } from './plugins/multipart.js';
import { policiesPlugin } from './plugins/policies.js';
import { pressurePlugin } from './plugins/pressure.js';
import { sessionPlugin } from './plugins/session.js';
import { staticPlugin } from './plugins/static.js';
import type { Services } from './services.js';

/** Ten megabytes over the slowest line of a school arrive in this; whoever sends a byte a minute holds up nobody for longer. */
const REQUEST_TIMEOUT_MS = 300_000;

/** Composes the server out of its plugins and modules. Nothing happens until it is asked to listen. */
export async function buildApp(services: Services, database: Pick<Database, 'durable'>): Promise<FastifyInstance> {
  const { config, incidents } = services;
  const https = config.tls !== undefined || config.publicUrl?.startsWith('https:') === true;
  const app: FastifyInstance = Fastify({
    logger: logOptions(config.logLevel),
    trustProxy: config.trustProxy ?? false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: answerImpossiblePath,
    // Fastify would say it in English; `closing.ts` does in ours.
    return503OnClosing: false,
    ...(config.tls && { https: readCertificate(config.tls) }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  app.addHook('onClose', () => services.threads.close());
  incidents.hear((incident, error) => app.log.error({ incident, err: error }, 'went on after a trouble'));

  await app.register(errorsPlugin);
  await app.register(closingPlugin);
  await app.register(metricsPlugin, { token: config.metricsToken, incidents, threads: services.threads });
  await app.register(pressurePlugin);
  await app.register(budgetsPlugin, services);
  await app.register(jsonBodyPlugin);
  await app.register(multipartPlugin);
  await app.register(headersPlugin, { https, cloudinary: config.cloudinary !== undefined });
  await app.register(durabilityPlugin, database);
  await app.register(fastifyCookie);
  await app.register(csrfPlugin, { https });
  await app.register(sessionPlugin, services);
  await app.register(policiesPlugin);
  await app.register(docsPlugin);
  await app.register(staticPlugin);

  const streams = new LiveStreams(services.examSignals);
  app.addHook('preClose', async () => streams.endAll());
  await app.register(async (api) => {
    const route = routesOf(api);
    authRoutes(route, services);
    secondFactorRoutes(route, services);
    profileRoutes(route, services);
    privacyRoutes(route, services);
    usersRoutes(route, services);
    siteRoutes(route, services);
    editionsRoutes(route, services);
    bookletsRoutes(route, services);
    questionsRoutes(route, services);
    sessionsRoutes(route, services);
    attemptsRoutes(route, services);
    reportsRoutes(route, services);
    resultsRoutes(route, services, streams);
    rankingRoutes(route, services);
    coursesRoutes(route, services);
    answerSheetsRoutes(route, services);
    examsRoutes(route, services);
    turmasRoutes(route, services);
    invitationsRoutes(route, services);
    notificationsRoutes(route, services);
    uploadsRoutes(route, services);
    essaysRoutes(route, services);
  });
  await app.register(async (enem) => {
    answerPublicErrors(enem);
    nameKeptAnswers(enem);
    publicEnemRoutes(routesOf(enem), services);
  });
  await app.register(imageFiles, services);
  return app;
}
