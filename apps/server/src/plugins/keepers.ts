import type { FastifyRequest } from 'fastify';

const PATHS = new Set(['/healthz', '/readyz', '/metrics']);

/** Asked by who watches over the server. A busy one must still say that it lives, or it is killed for being busy. */
export const isForKeepers = ({ routeOptions }: FastifyRequest): boolean => PATHS.has(routeOptions.url ?? '');
