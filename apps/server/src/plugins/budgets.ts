import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.js';
import type { Clock } from '../clock.js';
import { type Allowance, Budget } from '../http/budget.js';
import { networkOf } from '../http/network.js';
import { isForKeepers } from './keepers.js';

/** Of one person: an exam saves twice a second at most, and opening a screen takes a dozen calls. */
export const PER_PERSON: Allowance = { burst: 600, perSecond: 10 };
/** Of one address, behind which a school of 2,000 begins at the same moment. The sums are in docs/security.md. */
export const PER_ADDRESS: Allowance = { burst: 120_000, perSecond: 1_000 };

/** A file costs us a tenth of what a call does: it asks nothing of the database. */
export const PRICE = { call: 1, file: 0.1 } as const;

/** More than one process serves at the same time. */
const PEOPLE = 20_000;
const ADDRESSES = 20_000;

/** Refuses a flood of ordinary requests: of an address before anything is looked up, of a person as soon as that is known. */
export const budgetsPlugin = fp(async (app: FastifyInstance, { clock }: { clock: Clock }) => {
  const addresses = new Budget(PER_ADDRESS, clock, ADDRESSES);
  const people = new Budget(PER_PERSON, clock, PEOPLE);

  app.addHook('onRequest', async (request, reply) => {
    if (isForKeepers(request)) return;
    refuse(reply, addresses.spend(networkOf(request.ip), priceOf(request)));
  });
  app.addHook('preParsing', async (request, reply) => {
    if (request.person) refuse(reply, people.spend(String(request.person.id), priceOf(request)));
  });
});

const priceOf = ({ routeOptions }: FastifyRequest) => (routeOptions.config.call ? PRICE.call : PRICE.file);

function refuse(reply: FastifyReply, seconds: number): void {
  if (seconds === 0) return;
  reply.header('retry-after', String(seconds));
  throw new AppError('request.throttled');
}
