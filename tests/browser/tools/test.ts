import { test as plain } from '@playwright/test';

/** A test that puts its devices away when it is over: pages left open would go on drawing, and slow the next ones down. */
export const test = plain.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
