// A phone on its side: the buttons of a step are beside it, so that its question stays in view.
import { expect, type Page } from '@playwright/test';
import { phone } from '../tools/device.ts';
import { named, sitDown, toStep } from '../tools/evening.ts';
import { changeSettings } from '../tools/languages.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

/** Returns how many of these are wholly in view. */
const inView = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      }).length,
  );

for (const [width, height, language] of [
  [844, 390, 'en'],
  [667, 375, 'de'],
  [640, 360, 'ru'],
] as const) {
  test(`RES-15 all six continents and both answers are in view at ${width} × ${height}${sweepBut(width === 667)}`, async ({
    browser,
  }) => {
    const context = { ...phone, viewport: { width, height } };
    const evening = await sitDown(browser, { language, context });
    await toStep(evening, 'panic-report');
    expect(await inView(evening.page, '[data-continent]')).toBe(6);
    expect(await inView(evening.page, '.answers button')).toBe(2);
  });
}

test('the buttons of a step lie on the side of the thumb', async ({ browser }) => {
  const context = { ...phone, viewport: { width: 844, height: 390 } };
  const evening = await sitDown(browser, { context });
  await toStep(evening, 'audit');
  const next = named(evening.page, evening.say('step.research.name'));
  const list = evening.page.getByRole('list').first();
  const leftOf = async (what: typeof next) => (await what.boundingBox())?.x ?? -1;
  expect(await leftOf(next)).toBeGreaterThan(await leftOf(list));
  await changeSettings(evening.page, { leftHanded: true });
  await expect.poll(async () => (await leftOf(next)) < (await leftOf(list))).toBe(true);
});
