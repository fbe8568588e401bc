import { expect } from '@playwright/test';
import { newDevice, phone } from '../tools/device.ts';
import { sitDown, toStep } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, brokenWords } from '../tools/look.ts';
import { test } from '../tools/test.ts';

/** The narrowest phone in wide use. */
const context = { ...phone, viewport: { width: 360, height: 740 } };

test('on a small phone the sixth picture of the story ends above the foot, in every language', async ({ browser }) => {
  const { page } = await newDevice(browser, { context });
  await page.goto('./#/how-to-play/6');
  await inEveryLanguage(page, async (language, say) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('story.missions.name'));
    await atRest(page);
    const under = await page.evaluate(() => {
      const bottom = document.querySelector('.missions')?.getBoundingClientRect().bottom ?? Number.NaN;
      return bottom - (document.querySelector('footer')?.getBoundingClientRect().top ?? Number.NaN);
    });
    expect({ language, fits: under <= 0 }).toEqual({ language, fits: true });
  });
});

test('on a small phone no word of a table in the rules breaks without a hyphen, in every language', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { context });
  for (const entry of ['skills', 'soldiers', 'plans', 'pause']) {
    await page.goto(`./#/rules/${entry}`);
    await expect(page.locator('article :is(table, dl)').first()).toBeVisible();
    await inEveryLanguage(page, async (language) => {
      await atRest(page);
      const broken = await brokenWords(page, 'article :is(th, td, dt, dd), article :is(th, td) span');
      expect({ entry, language, broken }).toEqual({ entry, language, broken: [] });
    });
  }
});

test('TSK-5 on a small phone the five threat shields stand in one row, in every language', async ({ browser }) => {
  const evening = await sitDown(browser, { context });
  await toStep(evening, 'research');
  const { page } = evening;
  await inEveryLanguage(page, async (language, say) => {
    const shields = page.getByRole('group', { name: say('threat.name') }).getByRole('button');
    await expect(shields).toHaveCount(5);
    const tops = await shields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect({ language, rows: new Set(tops).size }).toEqual({ language, rows: 1 });
  });
});
