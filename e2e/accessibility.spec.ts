import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.js';
import { type DemoRole, signIn } from './people.js';
import { publicScreens, screensOf } from './screens.js';

const THEMES = ['light', 'dark'] as const;

/** Looks at a screen in both themes: no accessibility defect, no sideways scroll, nothing the policy had to block. */
async function inspect(page: Page, path: string, project: string, blocked: string[]): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const name = `${path.replaceAll('/', '_')}-${project}-${theme}`;
    await page.screenshot({ path: `artifacts/screens/${name}.png`, fullPage: true, animations: 'disabled' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  }
  expect(blocked).toEqual([]);
}

/** What the browser refused because of the content policy shows up in its console. */
function watchPolicy(page: Page): string[] {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  return blocked;
}

for (const path of publicScreens) {
  test(`${path} is accessible to a visitor`, async ({ page }, { project }) => {
    const blocked = watchPolicy(page);
    await page.goto('/login');
    await inspect(page, path, project.name, blocked);
  });
}

for (const role of Object.keys(screensOf) as DemoRole[]) {
  test(`the screens of a ${role} are accessible`, async ({ page }, { project }) => {
    test.setTimeout(400_000);
    const blocked = watchPolicy(page);
    await signIn(page, role);
    for (const path of screensOf[role]) await inspect(page, path, `${role}-${project.name}`, blocked);
  });
}
