import { type Browser, expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { playGame } from '../../../src/sim/game.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { nightShift, packOf } from '../../tools/packs.ts';
import { chooseFile, desk, newDevice, newTab, phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, layoutFaults, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

/** A short lost game with mistakes. */
const game = playGame({ seed: 'bb', difficulty: 'normal' }, bots.beginner);
const file = JSON.stringify(makeSave(game));

type Say = Awaited<ReturnType<typeof sayer>>;

/** Opens the review of a game from the list of games, on a new device. */
async function reviewing(browser: Browser, context = desk, language: 'en' | 'ru' = 'en') {
  const say = await sayer(language);
  const { page, context: device } = await newDevice(browser, { context, language });
  await page.goto('./#/games');
  await chooseFile(page, file);
  await named(page, say('games.review')).click();
  return { page, say, device };
}

const spoken = (page: Page) => page.locator('main + [aria-live=polite]');
const moments = (page: Page) => page.locator('ol button');
const untilWhole = (page: Page, say: Say) => expect(spoken(page)).toHaveText(say('review.whole'), { timeout: 300_000 });

test('REV-7 a worker reviews a game: it can be stopped, goes on, tells four figures and moments, and is kept', async ({
  browser,
}) => {
  const { page, say, device } = await reviewing(browser);
  await named(page, say('review.stop')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('review.lead.stopped'));
  await named(page, say('review.go-on')).click();
  // Left for another page it waits, and the same worker goes on.
  const [worker] = page.workers();
  await page.goto('./#/games');
  await page.goBack();
  await expect(named(page, say('review.stop'))).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  expect(page.workers()[0] === worker).toBe(true);
  await untilWhole(page, say);
  const figures = await page.locator('dd').allInnerTexts();
  const [start = 0, decisions = 0, luck = 0, result] = figures.map((text) => Number(text.replace('−', '-')));
  expect(start + decisions + luck).toBe(result);
  await expect(page.getByRole('table', { name: say('review.roles') }).getByRole('row')).toHaveCount(6);
  await screenChecker(page)('review');

  const count = await moments(page).count();
  expect(count).toBeGreaterThan(1);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/2$/);
  await expect(moments(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 3 }).last()).toBeFocused();

  const tab = await newTab(device, `./${new URL(page.url()).hash}`);
  await expect(moments(tab)).toHaveCount(count);
  await expect(named(tab, say('review.stop'))).toHaveCount(0);
});

test('REV-7 what a review has found is there at once after a reload of the page @sweep', async ({ browser }) => {
  const { page, say } = await reviewing(browser);
  const steps = page.getByRole('heading', { name: say('review.steps') }).locator('+ ol > li');
  await expect(spoken(page)).toHaveText(say('review.covered'), { timeout: 60_000 });
  const count = await steps.count();
  // From now on workers find nothing, so that everything shown was stored before.
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
  });
  await page.reload();
  await expect(steps).toHaveCount(count);
  await expect(named(page, say('review.stop'))).toBeVisible();
});

test('on the narrowest phone nothing of a review is cut, in every language', async ({ browser }) => {
  const { page, say } = await reviewing(browser, { ...phone, viewport: { width: 320, height: 568 } });
  await expect(page.getByRole('table', { name: say('review.roles') })).toBeVisible();
  await named(page, say('review.stop')).click();
  await inEveryLanguage(page, async (language) => {
    await atRest(page);
    expect({ language, wrong: await layoutFaults(page) }).toEqual({ language, wrong: [] });
  });
});

test('REV-7 on a phone a moment is a page, left by swiping or to the next, and can be watched and played on @sweep', async ({
  browser,
}) => {
  const { page, say } = await reviewing(browser, phone, 'ru');
  await untilWhole(page, say);
  await screenChecker(page)('review: phone');
  const count = await moments(page).count();
  await moments(page).first().tap();
  await expect(page.getByText(say('review.moment-of', { number: 1, of: count }))).toBeVisible();
  await atRest(page);
  await screenChecker(page)('review: a moment on a phone');
  await page.getByRole('button', { name: /^Дальше:/ }).tap();
  await expect(page.getByText(say('review.moment-of', { number: 2, of: count }))).toBeVisible();
  await atRest(page);
  await named(page, say('review.watch')).tap();
  await expect(page.getByRole('slider', { name: say('replay.scrub') })).not.toHaveValue('0');
  await page.getByRole('button', { name: say('replay.leave') }).tap();
  await expect(page.getByText(say('review.moment-of', { number: 2, of: count }))).toBeVisible();
  await page.getByRole('button', { name: say('review.play-on') }).tap();
  await expect(page).toHaveURL(/#\/game\//);
  await page.goto('./#/games');
  await expect(page.getByRole('listitem').filter({ has: named(page, say('games.delete')) })).toHaveCount(2);
});

test('CRD-7 a game whose pack another tab has removed is not played on, and its review says why @sweep', async ({
  browser,
}) => {
  const say = await sayer('en');
  const { page, context } = await newDevice(browser, { context: desk });
  await page.goto('./#/packs');
  await chooseFile(page, JSON.stringify(nightShift()), 'night-shift.json');
  await expect(page.getByRole('heading', { name: 'night-shift' })).toBeVisible();
  const { pack } = packOf(nightShift());
  const played = playGame({ seed: 'bb', difficulty: 'normal' }, bots.beginner, pack);
  await page.goto('./#/games');
  await chooseFile(page, JSON.stringify(makeSave(played)));
  await named(page, say('games.review')).click();
  await untilWhole(page, say);
  const other = await newTab(context, './#/packs');
  await other.getByRole('button', { name: say('packs.remove-which', { name: 'night-shift' }) }).click();
  await named(other, say('packs.remove')).click();
  await expect(other.getByText(say('packs.none'))).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: say('review.play-on') }).click();
  const version = (pack.hash ?? '').slice(0, 8);
  await expect(page.getByText(say('pack.missing', { name: 'night-shift', version }))).toBeVisible();
  expect(page.url()).toBe(address);
});
