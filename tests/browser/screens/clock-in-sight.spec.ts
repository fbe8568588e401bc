import { expect } from '@playwright/test';
import { phone } from '../tools/device.ts';
import { named, shownClock } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { layoutChecker } from '../tools/look.ts';
import { sitAtTable } from '../tools/round-table.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`CLK-1 the clock stays in sight on a phone of ${width} × ${height}, however far one scrolls${sweepBut(height === 640)}`, async ({
    browser,
  }) => {
    const context = { ...phone, viewport: { width, height } };
    const { page, say } = await sitAtTable(browser, { seed: 6, speed: 0.01, hands: () => byTouch, context });
    await expect(shownClock(page)).toBeInViewport({ ratio: 1 });
    for (const part of ['labs', 'squad'] as const) {
      await page
        .getByRole('navigation')
        .getByRole('button', { name: say(`table.part.${part}`) })
        .tap();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(shownClock(page)).toBeInViewport({ ratio: 0.9 });
      await layoutChecker(page)(`the end of ${part}`);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('.loose')).toHaveCount(0);
    await expect(named(page, say('cue.done'))).toBeVisible();
  });
}
