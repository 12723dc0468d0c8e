import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** No inline script or style anywhere, nothing from other hosts, nobody may frame us. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Security headers on every answer. The two that force https are sent only where https is spoken (OWASP ASVS 3.4). */
export const headersPlugin = fp(async (app: FastifyInstance, { https }: { https: boolean }) => {
  const headers: Record<string, string> = {
    'content-security-policy': [...POLICY, ...(https ? ['upgrade-insecure-requests'] : [])].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  };
  app.addHook('onSend', async (request, reply) => {
    reply.headers(headers);
    // Answers of the API are somebody's data unless a route says that they are for everybody.
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'private, no-store');
    }
  });
});
