import { test as base } from '@playwright/test';

/** A test that closes all its browser contexts at the end. Pages left open would slow down later tests. */
export const test = base.extend<{ closeContexts: undefined }>({
  closeContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
