import { expect, type Page } from '@playwright/test';
import { pageOf } from '../../../src/client/box/screens/step-pages.ts';
import { stepKinds } from '../../../src/content/steps.ts';
import { crewOf, describedGame, openGame } from '../tools/brought-games.ts';
import { newDevice, phone, sayer } from '../tools/device.ts';
import { levelButton, sitDown, toStep } from '../tools/evening.ts';
import { changeSettings, inEveryLanguage, inLanguages } from '../tools/languages.ts';
import { atRest, brokenWords, layoutFaults } from '../tools/look.ts';
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

for (const textSize of ['normal', 'largest'] as const)
  test(`on a small phone with ${textSize} letters no word of a table in the rules, or of its title, breaks without a hyphen or is cut, in every language @sweep`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { context });
    await changeSettings(page, { textSize });
    for (const entry of ['skills', 'soldiers', 'plans', 'pause']) {
      await page.goto(`./#/rules/${entry}`);
      await expect(page.locator('article :is(table, dl)').first()).toBeVisible();
      await inEveryLanguage(page, async (language) => {
        await atRest(page);
        const wrong = await layoutFaults(page);
        const broken = await brokenWords(page, 'article :is(h3, th, td, dt, dd), article :is(th, td) span');
        expect({ entry, language, wrong, broken }).toEqual({ entry, language, wrong: [], broken: [] });
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

test('on a phone of 320 pixels the names of soldiers, enemies and tempers at the table break only at a hyphen, and buttons hold their words @sweep', async ({
  browser,
}) => {
  const enemies = ['thin-man-courier', 'chryssalid-stalker', 'cyberdisc-hunter', 'sectopod-walker'];
  const units = ['sniper-1', 'heavy-1', 'support-1'].map((id) => ({ id, at: 'base' as const }));
  const game = describedGame({ begin: 'base-defense', enemies, units });
  const small = { ...phone, viewport: { width: 320, height: 640 } };
  const page = await openGame(browser, game, { language: 'de', context: small, crew: crewOf('squad-leader') });
  await inEveryLanguage(page, async (language) => {
    await atRest(page);
    const broken = await brokenWords(page, '.enemy b, .piece .head, .crew small');
    const wide = await page.locator('.hands :is(.next, .done)').evaluateAll((all) =>
      all
        .filter((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          const { paddingInlineStart: left, paddingInlineEnd: right } = getComputedStyle(one);
          const room = one.clientWidth - Number.parseFloat(left) - Number.parseFloat(right);
          return words.getBoundingClientRect().width > room + 1;
        })
        .map((one) => one.textContent),
    );
    expect({ language, broken, wide }).toEqual({ language, broken: [], wide: [] });
  });
});

/** Phones between those on which very large letters take a line each and those with room for two things beside one another. */
const narrow = [
  { width: 320, textSize: 'normal' },
  { width: 360, textSize: 'normal' },
  { width: 390, textSize: 'largest' },
  { width: 412, textSize: 'largest' },
] as const;

test('no name is cut or broken on narrow phones or with very large letters, from the start page to the last step @sweep', async ({
  browser,
}) => {
  const check = (page: Page, screen: string) =>
    inLanguages(page, ['de', 'ru'], async (language) => {
      for (const { width, textSize } of narrow) {
        await page.setViewportSize({ width, height: 844 });
        await changeSettings(page, { textSize });
        await atRest(page);
        const wrong = await layoutFaults(page);
        const broken = await brokenWords(page, 'h1, h2, h3, b, button, button span, label span');
        const where = { screen, language, width, textSize };
        expect({ ...where, wrong, broken }).toEqual({ ...where, wrong: [], broken: [] });
      }
    });
  const { page } = await newDevice(browser, { language: 'de', seed: 11, speed: 0 });
  await check(page, 'start');
  await levelButton(page, await sayer('de'), 'normal').click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await check(page, 'set-up');
  const evening = await sitDown(browser, { language: 'de', seed: 11 });
  for (const step of stepKinds) {
    if (pageOf(step) !== step) continue;
    await toStep(evening, step);
    await check(evening.page, step);
  }
});
