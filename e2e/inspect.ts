import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';

const pictures = process.env.SCREENSHOTS === 'true';
/** The themes differ in colours alone. Who waits for the result gets one; both are looked at with CI=true, and pictured. */
const THEMES = process.env.CI === 'true' || pictures ? ['light', 'dark'] : ['light'];

/**
 * Looks at what is on the page, theme by theme: no accessibility defect, no sideways scroll. With SCREENSHOTS=true it also
 * leaves a picture of each in artifacts/screens, for people to look at.
 */
export async function inspect(page: Page, screen: string): Promise<void> {
  // Colours that are still on their way from one theme to the other are nobody's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  const device = test.info().project.name;
  for (const theme of THEMES) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const name = `${screen.replaceAll(/[^\w-]+/g, '_')}-${device}-${theme}`;
    if (pictures) {
      await page.screenshot({ path: `artifacts/screens/${name}.png`, fullPage: true, animations: 'disabled' });
    }
    expect.soft(await defects(page), name).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

/** What was asked for is there: a heading, and nothing that is still to come. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/^Carregando/)).toHaveCount(0);
}

/** axe stays in the page for the second theme: carrying it there costs as much as a look. */
async function defects(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
