import { expect, type Page } from '@playwright/test';
import { inspect } from './inspect.js';
import { test } from './journey.js';
import { type DemoRole, newStudent, signIn } from './people.js';
import { examScreens, pathsNobodyLooksAt, screensOf } from './screens.js';

test.describe.configure({ timeout: 400_000 });

async function inspectAll(page: Page, who: string, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await inspect(page, `${who}${address}`);
    });
  }
}

test('every path of the route table is in the list of screens', () => {
  expect(pathsNobodyLooksAt()).toEqual([]);
});

test('the screens of a visitor are accessible', ({ page }) => inspectAll(page, 'visitor', screensOf.visitor));

for (const role of ['student', 'teacher', 'admin'] satisfies DemoRole[]) {
  test(`the screens of a ${role} are accessible`, async ({ page }) => {
    await signIn(page, role);
    await inspectAll(page, role, screensOf[role]);
  });
}

test('the screens of somebody new, and those of an exam, are accessible', async ({ page }) => {
  await newStudent(page);
  await inspectAll(page, 'newcomer', screensOf.newcomer);

  await page.goto(examScreens.room);
  await expect(page.getByRole('heading', { level: 2, name: 'Questão 136' })).toBeVisible();
  await page.keyboard.press('b');
  await inspect(page, 'exam');
  // A desktop has the map beside the question.
  const openMap = page.getByRole('button', { name: 'Mapa' });
  if (await openMap.isVisible()) {
    await openMap.click();
    await expect(page.getByRole('dialog', { name: 'Mapa de questões' })).toBeVisible();
    await inspect(page, 'exam-map');
  }
  await page.getByRole('button', { name: 'Finalizar prova' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Finalizar a prova?' });
  await expect(confirmation).toBeVisible();
  await inspect(page, 'exam-finish');
  await confirmation.getByRole('button', { name: 'Finalizar prova' }).click();
  await expect(page.getByText('Recebida')).toBeVisible();
  await inspect(page, 'exam-finished');
  await page.goto(examScreens.summary);
  await inspect(page, 'exam-summary');
  await page.getByRole('link', { name: 'Rever as questões' }).click();
  await expect(page).toHaveURL(/\/reports\?attempt=/);
  await inspect(page, 'reports-attempt');
});
