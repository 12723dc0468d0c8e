import { z } from 'zod';
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PAGE_DEFAULT,
  PAGE_MAX,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  ROLES,
} from './constants.js';
import * as messages from './messages.js';

const { validation } = messages;

/** Fields that several calls share. Each carries its own Portuguese sentences. */

/** Ids are PostgreSQL integers: a larger number is no id, and must not reach a query. */
const ID_MAX = 2_147_483_647;
export const id = z.number().int().positive().max(ID_MAX);
export const idInPath = z.object({ id: z.coerce.number().int().positive().max(ID_MAX) });
export const instant = z.iso.datetime();
export const message = z.string();

export const personName = z
  .string({ error: validation.nameRequired })
  .trim()
  .min(1, validation.nameRequired)
  .max(NAME_MAX_LENGTH, validation.tooLong(NAME_MAX_LENGTH));

/** Stored as typed, compared case-insensitively. */
export const email = z
  .string({ error: validation.emailRequired })
  .trim()
  .min(1, validation.emailRequired)
  .max(EMAIL_MAX_LENGTH, validation.tooLong(EMAIL_MAX_LENGTH))
  .regex(z.regexes.email, validation.emailInvalid);

export const newPassword = z
  .string({ error: validation.passwordRequired })
  .min(PASSWORD_MIN_LENGTH, validation.passwordShort)
  .max(PASSWORD_MAX_LENGTH, validation.passwordLong);

/** A password typed to prove who one is: never judged by the rules for new ones. */
export const givenPassword = z
  .string({ error: validation.passwordRequired })
  .min(1, validation.passwordRequired)
  .max(PASSWORD_MAX_LENGTH, validation.passwordLong);

export const role = z.enum(ROLES, { error: validation.roleInvalid });

/** Paging of every list that can grow: the cursor is opaque, the next one travels in the `Link` header. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE_DEFAULT),
  cursor: z.string().max(200).optional(),
};
