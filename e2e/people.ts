import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

export type DemoRole = 'student' | 'teacher' | 'admin';

const password = 'gabarita123';
const logins: Record<DemoRole, string> = {
  student: 'aluno@gabarita.demo',
  teacher: 'professora@gabarita.demo',
  admin: 'admin@gabarita.demo',
};

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, as: DemoRole | { email: string; password: string }): Promise<void> {
  const account = typeof as === 'string' ? { email: logins[as], password } : as;
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
}

/** For what a journey is not about: what it needs before it begins. */
export async function demoToken(request: APIRequestContext, role: DemoRole): Promise<string> {
  const response = await request.post('/api/login', { data: { email: logins[role], password } });
  return (await response.json()).token;
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
