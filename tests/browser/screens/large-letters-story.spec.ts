import { expect } from '@playwright/test';
import { largeLetters, newDevice, sayer } from '../tools/device.ts';
import { layoutChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

test.use({ launchOptions: largeLetters });

for (const language of ['de', 'ru'] as const) {
  test(`at 200 % font size the eight pictures have no layout faults, and the way on stays in view: ${language} @sweep`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { language });
    const say = await sayer(language);
    const look = layoutChecker(page);
    await page.goto('./#/how-to-play');
    const next = page.locator('.acts button').last();
    for (const name of ['roles', 'clock', 'units', 'quiet', 'luck', 'missions', 'lost', 'saved'] as const) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`story.${name}.name`));
      await look(name);
      await expect(next).toBeInViewport({ ratio: 1 });
      if (name !== 'saved') await next.tap();
    }
  });
}
