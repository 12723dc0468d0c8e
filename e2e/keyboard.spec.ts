import { expect } from '@playwright/test';
import { test } from './journey.js';
import { tabTo } from './people.js';

test('signing in, opening the menu, reaching a screen and leaving need no mouse', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }));
  await page.keyboard.type('aluno@gabarita.demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('gabarita123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  // A new screen begins at its heading; the bar is behind it, so one goes round.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Abrir menu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Ranking' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ranking');

  await tabTo(page, page.getByRole('button', { name: 'Sair' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});
