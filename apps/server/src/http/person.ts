import type { Role } from '@gabarita/contract';

/** The person behind a request, as far as deciding what they may do needs to know. */
export interface Person {
  id: number;
  name: string;
  email: string;
  role: Role;
  /** The session the request came with. */
  signInId: number;
}
