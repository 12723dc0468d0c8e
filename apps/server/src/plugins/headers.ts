import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** No inline script or style anywhere, nothing from other hosts but the school's own image host, nobody may frame us. */
const policy = ({ https, cloudinary }: HeadersOptions) => [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: blob:${cloudinary ? ' https://res.cloudinary.com' : ''}`,
  "font-src 'self'",
  `connect-src 'self'${cloudinary ? ' https://api.cloudinary.com https://res.cloudinary.com' : ''}`,
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  ...(https ? ['upgrade-insecure-requests'] : []),
];

interface HeadersOptions {
  https: boolean;
  /** Images of questions are sent to Cloudinary and shown from there. */
  cloudinary: boolean;
}

/** Security headers on every answer. The two that force https are sent only where https is spoken (OWASP ASVS 3.4). */
export const headersPlugin = fp(async (app: FastifyInstance, options: HeadersOptions) => {
  const headers: Record<string, string> = {
    'content-security-policy': policy(options).join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(options.https && { 'strict-transport-security': 'max-age=31536000' }),
  };
  app.addHook('onSend', async (request, reply) => {
    reply.headers(headers);
    // Answers of the API are somebody's data unless a route says that they are for everybody.
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'private, no-store');
    }
  });
});
