import { messages } from '@gabarita/contract';
import { anyone, signedIn } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { forgotPassword, resetPassword } from './password-reset.js';
import { listOwnSignIns, logIn, logInWithCode, logOut, register, revokeOtherSignIns, revokeSignIn } from './service.js';
import { rememberDevice, visitorOf } from './visitor.js';

export function authRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('GET /sanctum/csrf-cookie', anyone, async ({ reply }) => {
    reply.setXsrfCookie();
    return null;
  });

  route('POST /api/register', anyone, async ({ body, request, reply }) => {
    const signedIn = await register(services, visitorOf(request), body);
    return { message: messages.auth.registered, ...rememberDevice(reply, signedIn) };
  });

  route('POST /api/login', anyone, async ({ body, request, reply }) => {
    const signedIn = await logIn(services, visitorOf(request), body);
    return { message: messages.auth.loggedIn, ...rememberDevice(reply, signedIn) };
  });

  route('POST /api/login/second-factor', anyone, async ({ body, request, reply }) => {
    const signedIn = await logInWithCode(services, visitorOf(request), body);
    return { message: messages.auth.loggedIn, ...rememberDevice(reply, signedIn) };
  });

  route('POST /api/logout', signedIn, async ({ person }) => {
    await logOut(db, person);
    return { message: messages.auth.loggedOut };
  });

  route('GET /api/user/sign-ins', signedIn, async ({ person }) => listOwnSignIns(services, person));

  route('DELETE /api/user/sign-ins/:id', signedIn, async ({ person, params }) => {
    await revokeSignIn(db, person, params.id);
    return { message: messages.auth.signInRevoked };
  });

  route('DELETE /api/user/sign-ins', signedIn, async ({ person }) => {
    await revokeOtherSignIns(db, person);
    return { message: messages.auth.otherSignInsRevoked };
  });

  route('POST /api/password/forgot', anyone, async ({ body, request }) => ({
    message: await forgotPassword(services, body.email, (error) => request.log.error({ err: error }, 'letter lost')),
  }));

  route('POST /api/password/reset', anyone, async ({ body, request }) => {
    await resetPassword(services, visitorOf(request).address, body);
    return { message: messages.password.changed };
  });
}
