import { expect } from '@playwright/test';
import { test } from './journey.js';
import { signIn } from './people.js';

test.describe('logged out', () => {
  for (const path of ['/', '/reports', '/nada', '/exam/2022/matematica']) {
    test(`${path} leads to the login`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    });
  }

  for (const path of ['/privacidade', '/termos', '/contato']) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('after the login one returns to the path asked for', async ({ page }) => {
  await page.goto('/ranking?turma=1');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail').fill('aluno@gabarita.demo');
  await page.getByLabel('Senha', { exact: true }).fill('gabarita123');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/ranking?turma=1');
});

test('logged in, an unknown path and the login lead home', async ({ page }) => {
  await signIn(page, 'student');
  for (const path of ['/nada', '/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('a dead token logs out in silence', async ({ page }) => {
  await signIn(page, 'student');
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('without the server the person stays signed in and is told', async ({ page, context }) => {
  await signIn(page, 'student');
  await context.setOffline(true);
  await expect(page.getByText(/sem conexão/i)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/sem conexão/i)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
});

test('leaving in one tab leaves in the other', async ({ page, context }) => {
  await signIn(page, 'student');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Configurações do Perfil' })).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(other).toHaveURL('/login');
});
