import type { Role, UserView } from '@gabarita/contract';
import { hashPassword } from '../src/modules/auth/passwords.js';
import { issueToken } from '../src/modules/auth/tokens.js';
import { createAccount } from '../src/modules/users/accounts.js';
import type { Browser } from './browser.js';
import type { TestApp } from './test-app.js';

export const PASSWORD = 'segredo-da-escola';

/** Somebody with an account, signed in, and the browser they use. */
export interface TestPerson {
  user: UserView;
  browser: Browser;
}

let count = 0;
let passwordHash: Promise<string> | undefined;

async function aPerson(
  role: Role,
  testApp: TestApp,
  details: { name?: string; email?: string } = {},
): Promise<TestPerson> {
  count += 1;
  passwordHash ??= hashPassword(PASSWORD);
  const { db, clock } = testApp.services;
  const user = await createAccount(db, {
    name: details.name ?? `Pessoa Número ${count}`,
    email: details.email ?? `pessoa${count}@escola.br`,
    password_hash: await passwordHash,
    role,
    created_at: clock.now(),
  });
  const browser = testApp.visitor();
  browser.token = await issueToken(db, clock.now(), {
    user_id: user.id,
    device: 'Chrome, Linux',
    shared_computer: false,
    deviceHash: `of person ${count}`,
  });
  return { user, browser };
}

type Builder = (testApp: TestApp, details?: { name?: string; email?: string }) => Promise<TestPerson>;

export const aStudent: Builder = (testApp, details) => aPerson('student', testApp, details);
export const aTeacher: Builder = (testApp, details) => aPerson('teacher', testApp, details);
export const anAdmin: Builder = (testApp, details) => aPerson('admin', testApp, details);
