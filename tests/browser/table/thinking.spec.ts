import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { limitMs } from '../../../src/client/thinking/asking.ts';
import { seededDice } from '../../../src/rules/index.ts';
import { withStandardPack } from '../../tools/standard.ts';
import { describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, sayer, setSpeed } from '../tools/device.ts';
import { test } from '../tools/test.ts';

/** UFOs over Asia: interceptors are to be sent. */
const game = describedGame({ begin: 'deploy-interceptors', panic: { asia: 6 }, ufos: { asia: 2 }, budget: 6 });

/** A desk whose requests are all seen by the test. */
const seenThrough: BrowserContextOptions = { ...desk, serviceWorkers: 'block' };

/** The table of the game, with its clock standing still: what waits for time waits for ever. */
async function openStill(browser: Browser, context: BrowserContextOptions): Promise<Page> {
  const page = await openGame(browser, game, { language: 'en', context });
  await expect(page.locator('main.table')).toBeVisible();
  await setSpeed(page, 0);
  return page;
}

/** Has the planner's first move been shown as the hint? */
async function expectPlannersHint(page: Page): Promise<void> {
  const open = withStandardPack(game.state.open);
  const move = bots.planner(open, ['commander'], seededDice('any').draws('bots'));
  const say = await sayer('en');
  const hint = page.locator('.hint');
  await expect(hint.locator('b')).toHaveText(say(`role.${move?.as}`));
  await expect(hint).toContainText(say(`reason.${move?.reason}`));
}

test('a hint comes from a worker, which starts when it is first asked', async ({ browser }) => {
  const page = await openStill(browser, desk);
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('t');
  await expect(page.locator('.hint b')).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  // Asked again at the same table it says the same.
  const words = await page.locator('.hint').textContent();
  await page.keyboard.press('t');
  await expect(page.locator('.hint')).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.locator('.hint')).toHaveText(words ?? '');
});

test('where the worker cannot be loaded the hint is the planner’s', async ({ browser }) => {
  const page = await openStill(browser, seenThrough);
  await page.route('**/worker-*.js', (route) => route.abort());
  await page.keyboard.press('t');
  await expectPlannersHint(page);
});

test('where the worker says nothing the hint is the planner’s, in time', async ({ browser }) => {
  const page = await openStill(browser, seenThrough);
  await page.route('**/worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.keyboard.press('t');
  await expect.poll(() => page.workers().length).toBe(1);
  await leap(page, limitMs - 1);
  await expect(page.locator('.hint')).toHaveCount(0);
  await leap(page, 1);
  await expectPlannersHint(page);
});

test('bots think in a worker before they move; without one they play as the planner', async ({ browser }) => {
  const say = await sayer('en');
  for (const isBlocked of [false, true]) {
    const page = await openStill(browser, seenThrough);
    if (isBlocked) await page.route('**/worker-*.js', (route) => route.abort());
    await page.locator('[data-part=crew] button', { hasText: say('role.commander') }).click();
    await expect.poll(() => page.workers().length).toBe(isBlocked ? 0 : 1);
    await setSpeed(page, 1);
    await expect(page.locator('.crew .log b')).toHaveText(say('role.commander'));
    await page.context().close();
  }
});
