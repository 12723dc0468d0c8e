import type { z } from 'zod';
import type { InputOf, OutputOf, ParsedOf } from './call.js';
import { authCalls } from './calls/auth.js';
import { profileCalls } from './calls/profile.js';
import { siteCalls } from './calls/site.js';
import type { user } from './calls/user.js';
import { usersCalls } from './calls/users.js';

export type { Call } from './call.js';
export * from './constants.js';
export { type ErrorCode, errors } from './errors.js';
export { messages } from './messages.js';

/** Every call there is. A route that is not in this table cannot be registered. */
export const calls = { ...authCalls, ...profileCalls, ...usersCalls, ...siteCalls } as const;

export type ApiCall = keyof typeof calls;
export type CallInput<K extends ApiCall> = InputOf<(typeof calls)[K]>;
export type CallOutput<K extends ApiCall> = OutputOf<(typeof calls)[K]>;
export type CallParsed<K extends ApiCall, P extends 'params' | 'query' | 'body'> = ParsedOf<(typeof calls)[K], P>;

export type UserView = z.output<typeof user>;
