import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Hands the exam in. A desktop has the button beside the question, a phone in the map. */
export async function finishExam(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Mapa' })
    .or(page.getByRole('button', { name: 'Finalizar prova' }))
    .first()
    .click();
  const map = page.getByRole('dialog', { name: 'Mapa de questões' });
  if (await map.isVisible()) await map.getByRole('button', { name: 'Finalizar prova' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finalizar a prova?' });
  await expect(dialog).toContainText('não podem mais ser alteradas');
  await dialog.getByRole('button', { name: 'Finalizar prova' }).click();
  // Several browsers at once share the machine with the server.
  await expect(page.getByRole('heading', { level: 1, name: 'Prova Finalizada!' })).toBeVisible({ timeout: 45_000 });
}

/** The service worker has what it needs, as on any later visit: all of the app, which takes its time. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(
      () =>
        page.evaluate(async () => Boolean(await caches.match('/index.html')) && !!navigator.serviceWorker.controller),
      { timeout: 45_000 },
    )
    .toBe(true);
}

export async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await readyForOffline(page);
  await context.setOffline(true);
}
