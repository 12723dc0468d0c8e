import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

export type DemoRole = 'student' | 'teacher' | 'admin';

const password = 'gabarita123';
const logins: Record<DemoRole, string> = {
  student: 'aluno@gabarita.demo',
  teacher: 'professora@gabarita.demo',
  admin: 'admin@gabarita.demo',
};

/** Signs in and looks at the dashboard. The form is the business of account.spec.ts and keyboard.spec.ts. */
export async function signIn(page: Page, as: DemoRole | { email: string; password: string }): Promise<void> {
  const account = typeof as === 'string' ? { email: logins[as], password } : as;
  await enterWith(page, await tokenOf(page.request, account));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
}

/** The browser of somebody who signed in before. Any address of ours reaches its storage, and a small one is there at once. */
export async function enterWith(page: Page, token: string): Promise<void> {
  await page.goto('/theme.js');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/** For what a journey is not about: what it needs before it begins. */
export const demoToken = (request: APIRequestContext, role: DemoRole): Promise<string> =>
  tokenOf(request, { email: logins[role], password });

async function tokenOf(request: APIRequestContext, account: { email: string; password: string }): Promise<string> {
  const response = await request.post('/api/login', { data: account });
  return (await response.json()).token;
}

/** Somebody nobody has seen before, signed in: exams under way belong to a person. */
export async function newStudent(page: Page): Promise<void> {
  const secret = 'senha-da-bruna';
  const data = { name: 'Bruna Lima Rocha', email: newAddress(), password: secret, password_confirmation: secret };
  const response = await page.request.post('/api/register', { data });
  await enterWith(page, (await response.json()).token);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
}

let count = 0;
/** An address that no other test, worker or run has. */
export const newAddress = () => `pessoa-${process.pid}-${Date.now()}-${++count}@escola.br`;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}
