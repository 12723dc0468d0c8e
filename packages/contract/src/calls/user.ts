import { z } from 'zod';
import { email, id, instant, role } from '../fields.js';

/** A person as the person sees it. */
export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  turma_id: id.nullable().describe('The turma joined last'),
  ranking_visible: z.boolean(),
  created_at: instant,
});

/** A person as an admin sees it in the list of users. */
export const listedUser = user.extend({
  email,
  last_seen_at: instant.nullable(),
  deactivated_at: instant.nullable().describe('Since when the account is switched off'),
  second_factor: z.boolean().describe('Whether signing in asks for a second factor'),
});
