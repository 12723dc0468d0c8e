import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { anyone } from '../http/policy.js';
import type { Incidents } from '../incidents.js';
import { sameSecret } from '../secrets.js';
import type { Threads } from '../threads/threads.js';

/** From a cached paper to a graded essay. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricsOptions {
  /** What the collector shows. Without it there is no such address: how busy a school is concerns nobody else. */
  token: string | undefined;
  incidents: Incidents;
  threads: Threads;
}

/** `/metrics` for Prometheus: how long each call takes, and how the process is doing. No label ever names a person. */
export const metricsPlugin = fp(async (app: FastifyInstance, { token, incidents, threads }: MetricsOptions) => {
  if (token === undefined) return;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'gabarita_request_duration_seconds',
    help: 'How long answers took, by call and kind of status',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  const troubles = new Counter({
    name: 'gabarita_incidents_total',
    help: 'Troubles that the server found a way around, by kind',
    labelNames: ['kind'],
    registers: [register],
  });
  incidents.hear((kind) => troubles.inc({ kind }));

  new Gauge({
    name: 'gabarita_thread_tasks',
    help: 'Tasks of the threads, by work and state; done, failed and refused since the start',
    labelNames: ['work', 'state'],
    registers: [register],
    collect() {
      for (const { work, ...counts } of threads.counts())
        for (const [state, count] of Object.entries(counts)) this.set({ work, state }, count);
    },
  });

  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const call = routeOptions.config.call ?? 'file';
    durations.observe({ call, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1_000);
  });

  // The token is its own policy, and nobody's session.
  app.get('/metrics', { config: { policy: anyone }, schema: { hide: true } }, async ({ headers }, reply) => {
    if (!sameSecret(headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound();
    return reply.type(register.contentType).send(await register.metrics());
  });
});
