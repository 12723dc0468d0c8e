import type { CallInput, UserView } from '@gabarita/contract';
import { text } from '../../app/form/use-form';

/** Only what changed is sent, so that a name alone never asks for the password. */
export function profileChanges(user: UserView, values: FormData): CallInput<'PATCH /api/user'>['body'] {
  const email = text(values, 'email').trim();
  const password = text(values, 'password');
  const newEmail = email !== user.email;
  return {
    name: text(values, 'name'),
    ...(newEmail && { email }),
    ...(password && { password, password_confirmation: text(values, 'password_confirmation') }),
    ...((newEmail || password) && { current_password: text(values, 'current_password') }),
  };
}
