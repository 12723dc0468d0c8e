/** Who may know whom: each rule says what it forbids and why. The same in words is in docs/ARCHITECTURE.md. */

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith('apps/server/test/');
const moduleOf = (file) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
const featureOf = (file) => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
const within = (file, ...folders) => folders.some((folder) => file.startsWith(folder));

/** The embedded engine runs in a thread of its own for as long as the server does: it is no task with an end. */
const MAKES_THREADS = ['apps/server/src/threads/', 'apps/server/src/db/embedded/'];

/** A PDF is drawn on the server alone, and the library that draws it needs Node. */
const DRAWS_PDF = 'packages/answer-sheet/src/pdf/';

/** The bucket is the installation's own, wherever it is, and its library signs what it sends: it asks by itself. */
const ASKS_OTHERS = ['apps/server/src/outbound/', 'apps/server/src/files/bucket-store.ts'];
const HTTP_CLIENTS = ['node:http', 'node:https', 'node:http2', 'undici', 'aws4fetch', 'global:fetch'];

export const rules = [
  {
    name: 'a package knows nobody above it',
    forbids: ({ from, to }) => within(from, 'packages/') && within(to, 'apps/', 'content/', 'e2e/', 'bench/'),
  },
  {
    name: 'a package is pure: it runs in the browser too, so it uses nothing of Node',
    forbids: ({ from, to }) =>
      within(from, 'packages/') && !within(from, DRAWS_PDF) && !isTest(from) && within(to, 'node:'),
  },
  {
    name: 'web and server meet only in the contract',
    forbids: ({ from, to }) =>
      (within(from, 'apps/web/') && within(to, 'apps/server/')) ||
      (within(from, 'apps/server/') && within(to, 'apps/web/')),
  },
  {
    name: 'web features do not import each other: they meet in app/ or ui/',
    forbids: ({ from, to }) => Boolean(featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to)),
  },
  {
    name: 'ui/ and lib/ know no screen',
    forbids: ({ from, to }) =>
      within(from, 'apps/web/src/ui/', 'apps/web/src/lib/') &&
      within(to, 'apps/web/src/app/', 'apps/web/src/features/'),
  },
  {
    name: 'zod stays out of the browser: only types come from the contract’s main door',
    forbids: ({ from, to, typeOnly }) =>
      within(from, 'apps/web/src/') && !isTest(from) && !typeOnly && (to === 'packages/contract' || to === 'zod'),
  },
  {
    name: 'a server module keeps its repository and routes to itself: others use its service',
    forbids: ({ from, to }) =>
      Boolean(moduleOf(from) && moduleOf(to)) &&
      moduleOf(from) !== moduleOf(to) &&
      /\/(repository|routes)\.ts$/.test(to) &&
      !isTest(from),
  },
  {
    name: 'threads are made in threads/: there they are bounded, timed, counted and closed',
    forbids: ({ from, to }) =>
      within(from, 'apps/server/') &&
      !within(from, ...MAKES_THREADS) &&
      (to === 'node:worker_threads' || to === 'piscina') &&
      !isTest(from),
  },
  {
    name: 'services are asked through outbound/: there answers are bounded and timed, and nothing leads inside',
    forbids: ({ from, to, typeOnly }) =>
      within(from, 'apps/server/', 'packages/') &&
      !within(from, ...ASKS_OTHERS) &&
      HTTP_CLIENTS.includes(to) &&
      !typeOnly &&
      !isTest(from),
  },
  {
    name: 'rules and queries know nothing of HTTP',
    forbids: ({ from, to }) =>
      Boolean(moduleOf(from)) &&
      /\/(service|repository|policy)\.ts$/.test(from) &&
      (to.startsWith('fastify') || within(to, 'apps/server/src/plugins/')),
  },
];
