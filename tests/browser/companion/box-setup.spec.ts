import { expect } from '@playwright/test';
import { roles } from '../../../src/content/roles.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { desk, largeLetters, newDevice, sayer } from '../tools/device.ts';
import { levelButton, named, setupLine } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { layoutFaults, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

/** Lines of the list: eight of the table, and those of each role. */
const allLines = 25;

async function setUp(...options: Parameters<typeof newDevice>) {
  const { page } = await newDevice(...options);
  const say = await sayer(options[1]?.language ?? 'en');
  await levelButton(page, say, 'normal').click();
  await expect(page.getByRole('checkbox')).toHaveCount(allLines);
  return { page, say };
}

test('SET-7 each line of the setup checklist can be ticked and unticked, and the ticks stay', async ({ browser }) => {
  const { page, say } = await setUp(browser, { language: 'ru' });
  const boxes = page.getByRole('checkbox');
  for (const box of await boxes.all()) await box.check();
  await expect(page.getByText(say('explain.of', { number: 8, count: 8 }))).toBeVisible();
  await screenChecker(page)('a checklist ticked off');
  await boxes.nth(3).uncheck();
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(allLines - 1);
  // A new draw is a new setup: nothing of it is done yet.
  await named(page, say('setup.redraw')).tap();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('SET-7 the table’s things come first, then what each role takes; on a wide screen in two columns', async ({
  browser,
}) => {
  const { page, say } = await setUp(browser);
  const heads = page.getByRole('heading', { level: 3 });
  await expect(heads).toHaveText([say('setup.table'), ...roles.map((role) => say(`role.${role}`))]);
  await expect(page.locator('section:has(h3)').first().getByRole('checkbox')).toHaveCount(8);
  const lefts = () => heads.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(await lefts()).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [table, commander, scientist, officer, leader] = await lefts();
  expect([commander, officer, leader]).toEqual([table, scientist, scientist]);
  expect(scientist).toBeGreaterThan(table ?? 0);
});

test('SET-7 one press leads from the draws to the list; the press that begins stays at the thumb', async ({
  browser,
}) => {
  const { page, say } = await setUp(browser);
  const first = page.getByRole('checkbox').first();
  // A phone, and a tablet on its side.
  for (const size of [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(first).not.toBeInViewport();
    await named(page, say('setup.checklist')).tap();
    await expect(first).toBeInViewport();
    await expect(named(page, say('setup.begin'))).toBeInViewport({ ratio: 1 });
  }
});

test('SET-7 a picture opens its rule by touch and by keyboard, and nothing is lost on the way back', async ({
  browser,
}) => {
  const { page, say } = await setUp(browser);
  const pool = setupLine(page, say('setup.thing.pool'));
  await pool.getByRole('checkbox').check();
  const title = page.getByRole('dialog').getByRole('heading', { level: 3 });
  await pool.getByRole('button').tap();
  await expect(title).toHaveText('Reserve and recruitment pool');
  await named(page, say('common.close')).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pool.getByRole('checkbox')).toBeChecked();
  const asset = setupLine(page, say('setup.thing.base-asset'));
  await asset.getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect(asset.getByRole('button', { name: say('setup.thing.base-asset') })).toBeFocused();
  const seen = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Assets');
  // An entry leads on to others, and Escape comes back from there, too.
  await page.getByRole('dialog').getByRole('button', { name: 'The base', exact: true }).click();
  await expect(title).toHaveText('The base');
  await page.keyboard.press('Escape');
  await expect(asset.getByRole('button')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(seen);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(asset.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('SET-7 every picture opens an entry @sweep', async ({ browser }) => {
  const { page } = await setUp(browser);
  for (const picture of await page.locator('li:has([type=checkbox])').getByRole('button').all()) {
    await picture.tap();
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('SET-7 one press tries the table’s sound: an action, ticks, the alarm, and the voice if it is on', async ({
  browser,
}) => {
  const { page, say } = await setUp(browser);
  const press = named(page, say('setup.try-sound'));
  const turn = (name: string) => page.getByRole('switch', { name: say(name), exact: true }).click();
  const taken = () =>
    page.evaluate(() => ({
      sounded: window.sounded.splice(0),
      spoken: window.spoken.splice(0).map(({ text }) => text),
    }));
  /** Pitches of the signature, a tick and the alarm, in Hz, and of the music. */
  const [signals, bed] = [[494, 1050, 988], 110];
  await press.tap();
  await expect.poll(() => page.evaluate(() => window.sounded.length)).toBeGreaterThan(6);
  const first = await taken();
  expect(signals.filter((pitch) => !first.sounded.some((one) => Math.abs(one - pitch) < 0.5))).toEqual([]);
  expect(first.spoken).toEqual([]);
  await turn('settings.speech');
  await expect(page.getByText(say('setup.try-note-voice'))).toBeVisible();
  await expect.poll(async () => (await taken()).spoken).toEqual([say('say.expired')]);
  await turn('settings.sound');
  await press.tap();
  await expect.poll(() => page.evaluate(() => window.spoken.length)).toBe(1);
  expect((await taken()).sounded).toEqual([]);
  // Music can be heard at once, too.
  await turn('settings.music');
  await expect.poll(async () => (await taken()).sounded.includes(bed)).toBe(true);
});

test('SET-7 the box’s set-up has no layout fault in any language, from small phones to desks, in both themes @sweep', async ({
  browser,
}) => {
  const { page } = await setUp(browser);
  await inEveryLanguage(page, async (language) => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1024, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wrong = await layoutFaults(page);
      expect({ language, width, wrong }).toEqual({ language, width, wrong: [] });
    }
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await screenChecker(page)('the set-up of the box');
});

test('SET-7 the box’s set-up has no layout fault with letters at 200 % @sweep', async ({ playwright }) => {
  const browser = await playwright.chromium.launch(largeLetters);
  for (const context of [undefined, desk]) {
    const { page } = await setUp(browser, context ? { context } : {});
    await inEveryLanguage(page, async (language) => {
      const wrong = await layoutFaults(page);
      expect({ language, wide: context !== undefined, wrong }).toEqual({
        language,
        wide: context !== undefined,
        wrong: [],
      });
    });
  }
  expect(languages.length).toBe(4);
  await browser.close();
});
