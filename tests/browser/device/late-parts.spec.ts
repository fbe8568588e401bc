import { expect, type Page } from '@playwright/test';
import { contextOf, leap, newDevice, newTab, onNetwork, sayer } from '../tools/device.ts';
import { begin, named, sitDown } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { test } from '../tools/test.ts';

/** Makes all requests fail, as when the host's laptop is closed. Returns a function that brings the host back. */
async function hostGone(page: Page): Promise<() => Promise<void>> {
  await page.route('**/*', (route) => route.abort());
  return () => page.unroute('**/*');
}

test('a page that fails to load says so, and loads on retry once the host is back', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  const back = await hostGone(page);
  await named(page, say('start.games')).tap();
  await expect(page.getByRole('alert')).toContainText(say('late.failed'));
  await named(page, say('late.again')).tap();
  await expect(page.getByRole('alert')).toContainText(say('late.out-of-reach'));
  await back();
  await named(page, say('late.again')).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('games.name'));
});

test('a menu that fails to load says so in its dialog, and opens on retry once the host is back', async ({
  browser,
}) => {
  const { page, say } = await sitDown(browser);
  const back = await hostGone(page);
  await named(page, say('cue.menu')).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(say('late.failed'));
  await back();
  await named(page, say('late.again')).tap();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('settings open from the menu without the host, because their words have come with the menu', async ({
  browser,
}) => {
  const { page, say } = await sitDown(browser);
  await named(page, say('cue.menu')).tap();
  const open = named(page, say('menu.settings'));
  await expect(open).toBeVisible();
  await hostGone(page);
  await open.tap();
  const dialog = page.getByRole('dialog', { name: say('menu.settings') });
  await expect(dialog.getByRole('group', { name: say('settings.language') })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a game with a board says so if its rules fail to load, and begins on retry once the host is back', async ({
  browser,
}) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  const back = await hostGone(page);
  await page.getByRole('radio', { name: say('start.screen') }).check();
  const learn = page.getByRole('button', { name: say('start.learn') });
  await learn.tap();
  await expect(page.getByRole('alert')).toContainText(say('late.failed'));
  await back();
  await named(page, say('late.again')).tap();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The page may have been loaded again.
  await expect(learn.or(page.locator('main.table'))).toBeVisible();
});

test('a language that fails to load says so, and the old one stays', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await hostGone(page);
  await page.locator('header select').selectOption('de');
  await expect(page.getByRole('alert')).toHaveText(say('late.language'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('app.name'));
});

test('over plain http a running game has preloaded the rules reference and can open it without the host', async ({
  browser,
  baseURL,
}) => {
  const page = await newTab(await browser.newContext(contextOf({})), onNetwork(baseURL), { speed: 0 });
  const say = await sayer('en');
  // The end screen, the rules reference, its texts, and the stemmer of its search.
  const preloaded = [/\/end-screen-/, /\/rules-reader-/, /\/reference-(?!figures)/, /\/en-/].map(async (name) => {
    const answer = await page.waitForResponse((one) => name.test(one.url()) && one.url().endsWith('.js'));
    return answer.url();
  });
  await begin({ page, hands: byTouch, say, look: async () => {} });
  await leap(page, 1_000);
  // Each is there once all that it imports has come, too.
  const urls = await Promise.all(preloaded);
  await page.evaluate((all) => Promise.all(all.map((url) => import(url))), urls);
  await hostGone(page);
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.rules')).tap();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
});
