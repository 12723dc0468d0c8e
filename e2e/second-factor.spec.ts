import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeAt } from '../apps/server/src/modules/second-factor/totp.js';
import { inspect } from './inspect.js';
import { test } from './journey.js';
import { newAddress, signIn } from './people.js';

const password = 'senha-da-professora';

async function newTeacher(request: APIRequestContext): Promise<{ email: string; password: string; name: string }> {
  const account = { name: `Helena Prado ${Date.now()}`, email: newAddress(), password };
  await request.post('/api/register', { data: { ...account, role: 'teacher', password_confirmation: password } });
  return account;
}

/** What the phone would show: a code of the half minute to come, because each works once. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000));

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
  await expect(page.getByLabel('Código de verificação')).toBeFocused();
}

test('a teacher switches the second factor on, signs in with a code and, without the phone, with a recovery code', async ({
  page,
}) => {
  test.slow();
  const account = await newTeacher(page.request);
  await signIn(page, account);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await page.getByLabel('Sua senha').fill('errada-errada');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('A senha atual não confere.')).toBeVisible();
  await page.getByLabel('Sua senha').fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();

  const phone = page.getByRole('dialog', { name: 'Leia com o celular' });
  await expect(phone.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await inspect(page, 'second-factor-phone');
  const key = await phone.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  await phone.getByLabel('Código que o aplicativo mostra').fill(codeAt(secret, new Date()));
  await phone.getByRole('button', { name: 'Ativar' }).click();

  const codes = page.getByRole('dialog', { name: 'Guarde os códigos de recuperação' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await inspect(page, 'second-factor-codes');
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible();
  await inspect(page, 'second-factor-on');

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await givePassword(page, account.email);
  await page.getByLabel('Código de verificação').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Código incorreto ou já usado.', { exact: false })).toBeVisible();
  await inspect(page, 'second-step');
  await page.getByLabel('Código de verificação').fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();

  await page.getByRole('button', { name: 'Sair' }).click();
  await givePassword(page, account.email);
  await page.getByLabel('Código de verificação').fill(recovery);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
});

test('an admin is asked to switch it on, and closes an account that is no longer of the school', async ({ page }) => {
  const account = await newTeacher(page.request);
  await signIn(page, 'admin');
  await expect(page.getByText('Proteja a conta de administrador')).toBeVisible();
  await inspect(page, 'admin-reminder');
  await page.goto('/usuarios');
  await page.getByLabel('Buscar por nome ou e-mail').fill(account.email);
  await page.getByRole('button', { name: `Conta de ${account.name}: sessões e acesso` }).click();
  await expect(page.getByRole('dialog', { name: `Conta de ${account.name}` })).toBeVisible();
  await inspect(page, 'users-account');
  await page.getByRole('button', { name: 'Desativar conta' }).click();
  await page.getByRole('dialog', { name: 'Desativar conta' }).getByRole('button', { name: 'Desativar conta' }).click();
  await expect(page.getByText('Desativada', { exact: true })).toBeVisible();
  await inspect(page, 'users-deactivated');
  const refused = await page.request.post('/api/login', { data: account });
  expect(refused.status()).toBe(403);
});

test('on a shared computer the session is the tab’s: another window knows nobody', async ({ page, context }) => {
  const account = await newTeacher(page.request);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Este computador é compartilhado').check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem('token') !== null, localStorage.getItem('token')])).toEqual([
    true,
    null,
  ]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  const window = await context.newPage();
  await window.goto('/');
  await expect(window).toHaveURL('/login');

  // Figures of an exam, as the exam room keeps them; they go with the person.
  await page.evaluate(async () => (await caches.open('gabarita-images')).put('/files/figura.svg', new Response('')));
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => caches.has('gabarita-images'))).toBe(false);
});
