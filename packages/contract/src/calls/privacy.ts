import { z } from 'zod';
import type { Calls } from '../call.js';
import { email, instant, message, personName } from '../fields.js';
import * as messages from '../messages.js';
import { attempt } from './attempt.js';
import { user } from './user.js';

const birthDate = z.iso.date({ error: messages.privacy.birthDateInvalid });

/** What a person told about age and agreement. */
export const privacy = z.object({
  pending: z.boolean().describe('Whether age or consent to the current version is still to be asked for'),
  version: z.string().describe('The version of terms and privacy page in force'),
  birth_date: z.iso.date().nullable(),
  guardian_name: z.string().nullable(),
  guardian_email: z.string().nullable(),
  consents: z
    .array(z.object({ version: z.string(), given: z.boolean(), decided_at: instant }))
    .describe('Newest first'),
});

export const privacyCalls = {
  'GET /api/user/privacy': {
    tag: 'privacy',
    summary: 'Age, responsible adult and the history of consent of the person signed in',
    status: 200,
    response: privacy,
  },
  'PUT /api/user/privacy': {
    tag: 'privacy',
    summary: 'Tells age and responsible adult, and gives or withdraws consent; each decision is kept',
    body: z.object({
      birth_date: birthDate,
      guardian_name: personName.nullish(),
      guardian_email: email.nullish(),
      consent: z.boolean(),
    }),
    status: 200,
    response: z.object({ message, privacy }),
  },
  'GET /api/user/export': {
    tag: 'privacy',
    summary: 'Everything kept about the person, as one JSON document (LGPD)',
    status: 200,
    response: z.object({ exported_at: instant, user, attempts: z.array(attempt.loose()) }).catchall(z.unknown()),
  },
} as const satisfies Calls;
