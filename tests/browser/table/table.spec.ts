import { expect } from '@playwright/test';
import { type Role, roles } from '../../../src/content/roles.ts';
import { desk, newDevice, phone, readyOffline, sayer, setSpeed } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { layoutChecker, screenChecker } from '../tools/look.ts';
import { ending, expectEngineAgrees, playTable, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

const others = (own: Role): Role[] => roles.filter((role) => role !== own);
/** Slow enough that no cue runs out while a busy machine looks for a button. */
const calm = 0.5;

test('a whole virtual game without a network, all roles by mouse on a desk, in German; a reload in the middle of a roll keeps the dice', async ({
  browser,
}) => {
  const evening = await sitAtTable(browser, {
    language: 'de',
    seed: 8,
    difficulty: 'expert',
    hands: () => byMouse,
    context: desk,
    speed: calm,
    serviceWorker: true,
  });
  const { page } = evening;
  await readyOffline(page);
  await page.context().setOffline(true);
  const rolled = page.locator('.stage .dice');
  await playTable(evening, async () => (await rolled.count()) > 0);
  const told = page.locator('.stage [data-piece=roll]');
  await expect(told).toBeVisible();
  const words = await told.textContent();
  await page.reload();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(told).toHaveText(words ?? '');
  await page.locator('.act.filled').click();
  await expect(rolled).toHaveCount(0);
  await playTable(evening);
  await expect(ending(evening)).toBeVisible();
  // The focus ring is for the keyboard only.
  await expect(page.locator(':focus-visible')).toHaveCount(0);
  await expectEngineAgrees(evening);
});

test('a whole virtual game, all roles by touch on a phone, in Chinese; the engine agrees with every event @sweep', async ({
  browser,
}) => {
  const evening = await sitAtTable(browser, {
    language: 'zh-Hant',
    seed: 14,
    difficulty: 'expert',
    hands: () => byTouch,
    context: phone,
    speed: calm,
  });
  await playTable(evening);
  await expectEngineAgrees(evening);
});

test('a whole virtual game, one role by touch on a phone and three by bots, in Russian @sweep', async ({ browser }) => {
  const evening = await sitAtTable(browser, {
    language: 'ru',
    seed: 5,
    difficulty: 'expert',
    hands: () => byTouch,
    context: phone,
    bots: others('commander'),
  });
  await setSpeed(evening.page, 8);
  await playTable(evening);
  await expectEngineAgrees(evening);
});

for (const [device, hands, context] of [
  ['a desk', byMouse, desk],
  ['a phone', byTouch, phone],
] as const) {
  test(`the table passes all checks on ${device}, and the layout checks in every language @sweep`, async ({
    browser,
  }) => {
    const evening = await sitAtTable(browser, { seed: 6, hands: () => hands, context, speed: calm });
    const { page } = evening;
    const [look, measure] = [screenChecker(page), layoutChecker(page)];
    const check = async (what: string) => {
      // A card under the mouse is enlarged over its neighbours: move the mouse away.
      await page.mouse.move(1, 1);
      await look(what);
      await inEveryLanguage(page, (language) => measure(`${what}, in ${language}`));
    };
    await check('first cue');
    await playTable(evening, async () => (await page.locator('.choice').count()) > 0);
    await check('choice');
    await playTable(evening, async () => (await page.locator('.stage .act').count()) > 0);
    await check('task');
  });
}

test('SET-1 the setup of a virtual game survives a reload', async ({ browser }) => {
  const { page } = await newDevice(browser, { seed: 9 });
  const say = await sayer('en');
  await page.getByRole('radio', { name: say('start.screen') }).check();
  await page.getByRole('button', { name: say('difficulty.hard') }).tap();
  await page.getByRole('combobox', { name: say('role.commander'), exact: true }).selectOption('bot');
  const table = () => page.locator('main.setup').ariaSnapshot();
  const drawn = await table();
  await page.reload();
  await expect(page.locator('main.setup')).toBeVisible();
  expect(await table()).toBe(drawn);
  await named(page, say('setup.begin')).tap();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.getByRole('button', { name: `${say('crew.bot')} ${say('role.commander')}` })).toBeVisible();
});
