import { expect, type Page } from '@playwright/test';
import { describedGame, openGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { rested } from '../tools/hands.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { layoutChecker } from '../tools/look.ts';
import { everybody } from '../tools/scene-games.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const even = { africa: 3, australia: 3, 'north-america': 3, 'south-america': 3 };
const squad = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'];

/** Two continents have fallen, and the final mission is the last chance. */
const lastChance = () =>
  describedGame({
    begin: 'missions',
    finalMission: 'available',
    panic: { ...even, europe: 8, asia: 8 },
    units: squad.map((id) => ({ id, at: 'final-mission' as const })),
  });
/** The second continent is about to fall, and so is the base. */
const brink = () =>
  describedGame({
    begin: 'global-defense',
    panic: { ...even, europe: 8, asia: 7 },
    ufos: { asia: 1, africa: 1 },
    units: [
      { id: 'interceptor-1', at: 'continent:asia' },
      { id: 'interceptor-2', at: 'continent:africa' },
    ],
  });

const leave = (page: Page) => page.locator('.hands .done');
const stop = (page: Page) => page.locator('.stage .act:not(.filled)');
const loud = (page: Page) => page.locator('.stage .act.filled');
const isOn = (page: Page) => expect(page.locator('main.table')).toBeVisible();

for (const [where, context] of Object.entries({
  desk,
  phone,
  small: { ...phone, viewport: { width: 360, height: 640 } },
}))
  test(`TSK-10 (${where}) leaving the last chance says that the Earth is lost and asks, before and in the final mission${sweepBut(where === 'small')}`, async ({
    browser,
  }) => {
    const say = await sayer('en');
    const page = await openGame(browser, lastChance(), { language: 'en', context, crew: everybody });
    await leave(page).click();
    await expect(leave(page)).toContainText(say('table.leave-sure'));
    await expect(leave(page)).toContainText(say('price.earth-lost'));
    await inEveryLanguage(page, (language) => layoutChecker(page)(`leaving in ${language}`));
    await page.locator('.hands .next').click();
    await expect(loud(page)).toBeEnabled();
    await stop(page).click();
    await expect(stop(page)).toContainText(say('table.stop-sure'));
    await expect(stop(page)).toContainText(say('price.earth-lost'));
    await inEveryLanguage(page, (language) => layoutChecker(page)(`stopping in ${language}`));
    await loud(page).click();
    await isOn(page);
    // Once more, and it is meant.
    await stop(page).click();
    await expect(stop(page)).toContainText(say('table.stop-sure'));
    await stop(page).click();
    await expect(page.getByRole('heading', { name: say('end.lost') })).toBeVisible();
  });

test('TSK-10 Enter puts a soldier on an icon, where it once ended the game, and X asks before it leaves @sweep', async ({
  browser,
}) => {
  const say = await sayer('en');
  const page = await openGame(browser, lastChance(), { language: 'en', context: desk, crew: everybody });
  await page.keyboard.press('x');
  await expect(leave(page)).toContainText(say('price.earth-lost'));
  await page.locator('.hands .next').click();
  await expect(page.locator('.stage .told')).toContainText(say('table.place-first'));
  await rested(loud(page));
  await page.keyboard.press('Enter');
  await expect(page.locator('.stage .told')).not.toContainText(say('table.place-first'));
  await page.keyboard.press('x');
  await expect(stop(page)).toContainText(say('table.stop-sure'));
  await isOn(page);
});

/** Presses X several times at once, as people do who have not read the question of the first press. */
const slipOnX = (page: Page) =>
  page.locator('main.table').evaluate((table) => {
    for (let i = 0; i < 3; i += 1)
      table.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', code: 'KeyX', bubbles: true }));
  });

test('TSK-10 a double press of X asks and leaves nothing, and Escape takes the question back @sweep', async ({
  browser,
}) => {
  const say = await sayer('en');
  const page = await openGame(browser, lastChance(), { language: 'en', context: desk, crew: everybody });
  await slipOnX(page);
  await expect(leave(page)).toContainText(say('table.leave-sure'));
  await page.keyboard.press('Escape');
  await expect(leave(page)).not.toContainText(say('table.leave-sure'));
  await page.locator('.hands .next').click();
  await slipOnX(page);
  await expect(stop(page)).toContainText(say('table.stop-sure'));
  await page.keyboard.press('Escape');
  await expect(stop(page)).not.toContainText(say('table.stop-sure'));
  await isOn(page);
});

test('RES-6 leaving a continent draws its price on this board, and leaving the step that of all', async ({
  browser,
}) => {
  const say = await sayer('en');
  const page = await openGame(browser, brink(), { language: 'en', context: desk, crew: everybody });
  await expect(leave(page)).toContainText(say('price.earth-lost'));
  await page.locator('.hands .next').click();
  await expect(stop(page)).toContainText(say('price.earth-lost'));
  await expect(stop(page)).toContainText(say('price.falls', { continent: say('continent.asia') }));
  await stop(page).click();
  await expect(stop(page)).toContainText(say('table.stop-sure'));
  await isOn(page);
});
