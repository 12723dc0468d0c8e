import { expect } from '@playwright/test';
import { test } from './journey.js';
import { newAddress } from './people.js';

test('a student registers, signs in, changes the profile, keeps the theme and leaves', async ({ page }) => {
  const account = { email: newAddress(), password: 'senha-da-ana-1' };
  await page.goto('/register');
  await page.getByLabel('Nome completo').fill('Ana Clara de Souza Lima');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByLabel(/Confirm/).fill('outra-senha');
  await page.getByRole('button', { name: /Criar conta|Registrar/ }).click();
  await expect(page.getByText('As senhas não são iguais.')).toBeVisible();
  // Nothing typed is lost on an error.
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
  await page.getByLabel(/Confirm/).fill(account.password);
  await page.getByRole('button', { name: /Criar conta|Registrar/ }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /^Olá, Ana Clara/ })).toBeVisible();

  await page.getByRole('button', { name: 'Usar tema escuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('link', { name: /^Olá, Ana Clara/ }).click();
  await expect(page.getByRole('heading', { name: 'Configurações do Perfil' })).toBeVisible();
  await page.getByLabel('Nome completo').fill('Ana Maria Lima');
  await page
    .getByRole('button', { name: /Salvar/ })
    .first()
    .click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Olá, Ana Maria/ })).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).toBeTruthy();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  // Computers are shared: the next person starts with the system's theme.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a wrong password is told, and the fields keep what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('aluno@gabarita.demo');
  await page.getByLabel('Senha', { exact: true }).fill('errada-errada');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('aluno@gabarita.demo');
});

test('deleting the account asks for the password and ends it', async ({ page }) => {
  const account = { email: newAddress(), password: 'senha-de-quem-vai' };
  await page.goto('/register');
  await page.getByLabel('Nome completo').fill('Pessoa de Passagem');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByLabel(/Confirm/).fill(account.password);
  await page.getByRole('button', { name: /Criar conta|Registrar/ }).click();
  await page.getByRole('link', { name: /^Olá, Pessoa/ }).click();
  await page.getByRole('button', { name: 'Excluir conta' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Tem certeza que deseja excluir sua conta? Esta ação não pode ser desfeita.');
  await dialog.getByLabel('Sua senha').fill(account.password);
  await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible();
});
