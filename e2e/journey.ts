import { type BrowserContext, test as base, expect } from '@playwright/test';
import { ClosedKeys } from './closed-keys.js';

/** What the content policy stopped, and what the browser ran that nobody wrote. Neither ever happens in the app. */
class Intruders {
  readonly #seen: string[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (line) => {
      if (/Content Security Policy/i.test(line.text())) this.#seen.push(line.text());
    });
    context.on('dialog', async (dialog) => {
      // A page with unsaved work may ask before it is left; it says nothing else by itself.
      if (dialog.type() !== 'beforeunload') this.#seen.push(`${dialog.type()}: ${dialog.message()}`);
      await dialog.accept().catch(() => undefined);
    });
  }

  expectNone(): void {
    expect(this.#seen).toEqual([]);
  }
}

/** `test` of every journey: in all of its browsers no student is sent a closed key, and nothing of others' runs. */
export const test = base.extend<{ watchers: undefined }>({
  watchers: [
    async ({ browser }, use) => {
      const watchers = [new ClosedKeys(), new Intruders()];
      const watch = (context: BrowserContext) => {
        for (const watcher of watchers) watcher.watch(context);
      };
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      for (const watcher of watchers) await watcher.expectNone();
    },
    { auto: true },
  ],
});
