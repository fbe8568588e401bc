import { expect } from '@playwright/test';
import { type Role, roles } from '../../../src/content/roles.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { desk, newDevice, phone, readyOffline, sayer, setSpeed, unhurried } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { byKeyboard, byKeyboardHeld, byMouse, byTouch } from '../tools/hands.ts';
import { looker } from '../tools/look.ts';
import { ending, endsAsPlayed, playTable, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

const others = (own: Role): Role[] => roles.filter((role) => role !== own);
/** Slow enough that no cue runs out while a busy machine looks for its button. */
const calm = 0.5;

test('a whole game at the table, all roles by mouse on a desk, in German; the engine makes the same of the same intents', async ({
  browser,
}) => {
  const evening = await sitAtTable(browser, {
    language: 'de',
    seed: 4,
    difficulty: 'expert',
    hands: () => byMouse,
    context: desk,
    speed: calm,
  });
  await playTable(evening);
  await expect(ending(evening)).toBeVisible();
  // The focus is kept for the keyboard alone.
  await expect(evening.page.locator(':focus-visible')).toHaveCount(0);
  await endsAsPlayed(evening);
});

test('a whole game, all roles by touch on a phone, in Chinese; the engine makes the same of it', async ({
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
  await endsAsPlayed(evening);
});

test('a whole game with one role by touch on a phone, the others by bots that hold nobody up, in Russian', async ({
  browser,
}) => {
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
  await endsAsPlayed(evening);
});

test('a whole game by keyboard alone, all roles in hand; the focus is never lost', async ({ browser }) => {
  const evening = await sitAtTable(browser, {
    seed: 12,
    difficulty: 'expert',
    hands: byKeyboard,
    context: desk,
    speed: unhurried,
  });
  await playTable({ ...evening, hands: byKeyboardHeld(evening.page) });
  await expect(ending(evening)).toBeVisible();
  await expect(evening.page.locator(':focus')).toHaveRole('heading');
  await endsAsPlayed(evening);
});

for (const language of languages) {
  test(`the table is readable and in reach on a desk and a phone, in ${language}`, async ({ browser }) => {
    for (const [hands, context] of [
      [byMouse, desk],
      [byTouch, phone],
    ] as const) {
      const evening = await sitAtTable(browser, { seed: 6, language, hands: () => hands, context, speed: calm });
      const looked = looker(evening.page);
      // A card under the mouse is shown larger, over what lies beside it.
      const look = async (what: string) => {
        await evening.page.mouse.move(1, 1);
        await looked(what);
      };
      const name = `${language} ${context.hasTouch ? 'phone' : 'desk'}`;
      await look(`${name}: first cue`);
      await playTable(evening, async () => (await evening.page.locator('.choice').count()) > 0);
      await look(`${name}: choice`);
      await playTable(evening, async () => (await evening.page.locator('.stage .act').count()) > 0);
      await look(`${name}: task`);
    }
  });
}

test('SET-1 a virtual table that is being set is still one when the page comes back', async ({ browser }) => {
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

test('a whole game without a network; a page loaded anew in the middle of a roll has the same dice', async ({
  browser,
}) => {
  const seating = { seed: 8, difficulty: 'expert', hands: () => byMouse, context: desk, speed: calm } as const;
  const evening = await sitAtTable(browser, seating);
  const { page } = evening;
  await readyOffline(page);
  await page.context().setOffline(true);
  const rolled = page.locator('.stage .dice');
  await playTable(evening, async () => (await rolled.count()) > 0);
  const words = await page.locator('.stage .words').textContent();
  await page.reload();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.locator('.stage .words')).toHaveText(words ?? '');
  await page.locator('.act.filled').click();
  await expect(rolled).toHaveCount(0);
  await playTable(evening);
  await endsAsPlayed(evening);
});
