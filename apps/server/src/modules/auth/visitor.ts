import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../http/network.js';
import { isAskedHere } from '../../installation.js';
import type { SignedIn, Visitor } from './service.js';

/** What signing in reads from a request, and what it leaves in the browser. */

const DEVICE_COOKIE = 'device';
const DEVICE_COOKIE_SECONDS = 365 * 24 * 3600;

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: networkOf(request.ip),
  userAgent: request.headers['user-agent'],
  device: request.cookies[DEVICE_COOKIE] || undefined,
  here: isAskedHere(request.headers),
});

export function rememberDevice(reply: FastifyReply, { token, user, device }: SignedIn) {
  reply.setCookie(DEVICE_COOKIE, device, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: reply.request.protocol === 'https',
    maxAge: DEVICE_COOKIE_SECONDS,
  });
  return { token, user };
}
