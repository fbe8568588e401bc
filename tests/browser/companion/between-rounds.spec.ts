import { expect, type Page } from '@playwright/test';
import { roles } from '../../../src/content/roles.ts';
import { crewOf, describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer } from '../tools/device.ts';
import { beginRound, named, plate, sitDown, toCue, toRoundEnd, toStep } from '../tools/evening.ts';
import { storedGame } from '../tools/kept.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { layoutChecker, layoutFaults, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const zone = (page: Page, name: string) => page.locator('main.between dl > div').filter({ hasText: name });
const over = { round: 2 };

test('RND-3 RES-16 in companion mode no clock runs between rounds; the last report is shown and can be corrected', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'panic-report');
  await page.locator('[data-continent=asia]').focus();
  await page.keyboard.press('r');
  await toRoundEnd(evening);
  await leap(page, 3_600_000);
  await expect(heading(page)).toHaveText(say('between.over', { round: 1 }));
  await expect(zone(page, say('zone.red'))).toContainText(say('continent.asia'));
  await expect(page.getByText(say('between.final-mission'))).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await named(page, say('between.correct')).tap();
  await expect(page.getByText(say('correct.note', { round: 1 }))).toBeVisible();
  await page.locator('[data-continent=africa]').focus();
  await page.keyboard.press('r');
  await page
    .locator('dialog')
    .getByRole('button', { name: say('correct.save'), exact: true })
    .tap();
  await expect(zone(page, say('zone.red'))).toContainText(say('continent.africa'));
  await beginRound(evening, 2);
  expect((await storedGame(page)).state.open.reports[0]?.panic).toMatchObject({ asia: 'red', africa: 'red' });
  await toCue(evening, 'budget');
});

test('FIN-6 between rounds Enter begins the next one, Z takes back the last step, M opens the menu, R the rules @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { context: desk });
  const { page, say } = evening;
  await toRoundEnd(evening);
  await page.keyboard.press('z');
  await expect(heading(page)).toHaveText(say('step.refresh.name'));
  await named(page, say('step.end-round', { round: 1 })).click();
  await expect(heading(page)).toHaveText(say('between.over', { round: 1 }));
  for (const [key, title] of [
    ['m', 'menu.name'],
    ['r', 'menu.rules'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { name: say(title), exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('Enter');
  await expect(plate(page).getByRole('heading')).toHaveText(say('cue.new-technology.name'));
});

test('RND-3 at the table bots leave it to a person to begin the round, whoever plays the Central Officer @sweep', async ({
  browser,
}) => {
  const say = await sayer('en');
  for (const person of ['commander', 'central-officer'] as const) {
    const game = describedGame({ round: 3 });
    const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf(person) });
    const isOver = page.locator('main.round').getByText(say('between.over', over), { exact: true });
    await expect(isOver).toBeVisible();
    await leap(page, 3_600_000);
    await page.reload();
    await expect(isOver).toBeVisible();
    if (person === 'commander') await named(page, say('between.begin', { round: 3 })).click();
    else await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(say('cue.new-technology.name'));
    await page.context().close();
  }
});

test('FIN-6 a table with only bots begins its rounds by itself @sweep', async ({ browser }) => {
  const say = await sayer('en');
  const game = describedGame({ round: 3 });
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf() });
  await expect(named(page, say('between.begin', { round: 3 }))).toBeDisabled();
  // The bot's delay starts only after its worker has answered, so a single leap may come too early.
  await expect(async () => {
    await leap(page, 500);
    await expect(heading(page)).toHaveText(say('cue.new-technology.name'), { timeout: 500 });
  }).toPass();
});

test('in companion mode the page between rounds has no layout faults at any screen size, in every language @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page } = evening;
  await toStep(evening, 'panic-report');
  for (const [continent, key] of [
    ['asia', 'r'],
    ['south-america', 'o'],
  ] as const) {
    await page.locator(`[data-continent=${continent}]`).focus();
    await page.keyboard.press(key);
  }
  await toRoundEnd(evening);
  const sizes = [
    [320, 568],
    [360, 720],
    [390, 844],
    [667, 375],
    [844, 390],
    [820, 1180],
    [1280, 720],
    [1920, 1080],
  ] as const;
  await inEveryLanguage(page, async (language) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const where = { language, width, height };
      expect({ ...where, wrong: await layoutFaults(page) }).toEqual({ ...where, wrong: [] });
      const twoLines =
        width < 360
          ? []
          : await page
              .locator('dt')
              .evaluateAll((all) =>
                all.filter(({ clientHeight }) => clientHeight > 40).map(({ textContent }) => textContent),
              );
      expect({ ...where, twoLines }).toEqual({ ...where, twoLines: [] });
    }
  });
});

test('the table between rounds passes all checks, and the layout checks in every language @sweep', async ({
  browser,
}) => {
  for (const context of [desk, phone]) {
    const game = describedGame({ round: 9, panic: { asia: 6, africa: 8 } });
    const page = await openGame(browser, game, { language: 'en', context, crew: crewOf(...roles) });
    await expect(page.locator('main.round')).toBeVisible();
    await screenChecker(page)('between rounds');
    await inEveryLanguage(page, layoutChecker(page));
    await page.context().close();
  }
});
