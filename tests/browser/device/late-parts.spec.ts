import { expect, type Page } from '@playwright/test';
import { chooseFile, contextOf, leap, newDevice, newTab, onNetwork, sayer } from '../tools/device.ts';
import { begin, named, sitDown, toStep } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { storedRows } from '../tools/kept.ts';
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

test('a menu that fails to load says so in its dialog, and opens on retry once the host is back @sweep', async ({
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

test('settings open from the menu without the host, because their words have come with the menu @sweep', async ({
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

test('a game with a board says so if its rules fail to load, and begins on retry once the host is back @sweep', async ({
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

test('the page of games says so if a file cannot be read without the host, and keeps its games', async ({
  browser,
}) => {
  const { page: first, say } = await sitDown(browser);
  const [row] = await storedRows(first);
  const page = await newTab(first.context(), './#/games');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  const back = await hostGone(page);
  await chooseFile(page, JSON.stringify(row?.save));
  await expect(page.getByRole('alert')).toContainText(say('late.failed'));
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await back();
  await named(page, say('late.again')).tap();
  // The page may have been loaded again.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await chooseFile(page, JSON.stringify(row?.save));
  await expect(page.getByText(say('games.imported'))).toBeVisible();
});

/** Empties the record of the device. Returns how many games it counted. */
const clearRecord = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sitroom');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('record', 'readwrite');
          const counting = clearing.objectStore('record').count();
          clearing.objectStore('record').clear();
          clearing.oncomplete = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('the record says so if a game cannot be counted without the host, and is there once it is back', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page: first, say } = evening;
  await toStep(evening, 'base-destroyed');
  await named(first, say('step.base-destroyed.yes')).tap();
  await expect(first.getByRole('heading', { level: 1 })).toHaveText(say('end.lost'));
  // As for a game that ended before there was a record.
  await expect.poll(() => clearRecord(first)).toBe(1);
  // The part that reads a kept game is missing; the page itself is there.
  await first.context().route(/save-reading/, (route) => route.abort());
  const page = await newTab(first.context(), './#/record');
  await expect(page.getByRole('alert')).toContainText(say('late.failed'));
  await first.context().unroute(/save-reading/);
  await named(page, say('late.again')).tap();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('a language that fails to load says so, and the old one stays', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await hostGone(page);
  await page.locator('header select').selectOption('de');
  await expect(page.getByRole('alert')).toHaveText(say('late.language'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('app.name'));
});

test('over plain http a running game has preloaded the rules reference and can open it without the host @sweep', async ({
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
