import { expect, type Page, test } from '@playwright/test';

/** Presses Tab until the element with this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name });
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

test('signing in, opening the menu, reaching a screen and leaving need no mouse', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await tabTo(page, 'textbox', 'E-mail');
  await page.keyboard.type('aluno@gabarita.demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('gabarita123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  // A new screen begins at its heading; the bar is behind it, so one goes round.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'button', 'Abrir menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'Ranking');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ranking');

  await tabTo(page, 'button', 'Sair');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});
