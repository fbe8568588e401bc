import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { colleagues, pointOf } from '../../../src/bots/index.ts';
import { limitMs } from '../../../src/client/game/thinking/thinker.ts';
import { hasBoard, seededDice } from '../../../src/rules/index.ts';
import { withStandardPack } from '../../tools/standard.ts';
import { describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, sayer, setSpeed } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { test } from '../tools/test.ts';

/** UFOs over Asia, and interceptors to deploy. */
const game = describedGame({ begin: 'deploy-interceptors', panic: { asia: 6 }, ufos: { asia: 2 }, budget: 6 });

/** Opens the game with its clock stopped, so that timers never fire. */
async function openStill(browser: Browser, context: BrowserContextOptions): Promise<Page> {
  const page = await openGame(browser, game, { language: 'en', context });
  await expect(page.locator('main.table')).toBeVisible();
  await setSpeed(page, 0);
  return page;
}

/** Asserts that the hint is the planner's first move. */
async function expectPlannersHint(page: Page): Promise<void> {
  const open = withStandardPack(game.state.open);
  const move = colleagues(open, ['commander'], seededDice('any').draws('bots'));
  const point = move && hasBoard(open) ? pointOf({ move, seen: open }) : null;
  const say = await sayer('en');
  const hint = page.locator('.hint');
  await expect(hint.locator('b')).toHaveText(say(`role.${move?.as}`));
  await expect(hint).toContainText(`${point?.numbers['chance']}%`);
}

test('a hint comes from a worker that starts with the first request', async ({ browser }) => {
  const page = await openStill(browser, desk);
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('t');
  await expect(page.locator('.hint b')).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  // The same position gives the same hint again.
  const words = await page.locator('.hint').textContent();
  await page.keyboard.press('t');
  await expect(page.locator('.hint')).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.locator('.hint')).toHaveText(words ?? '');
});

test('the hint falls back to the planner if the worker cannot be loaded', async ({ browser }) => {
  const page = await openStill(browser, desk);
  await page.route('**/worker-*.js', (route) => route.abort());
  await page.keyboard.press('t');
  await expectPlannersHint(page);
});

test('the hint falls back to the planner if the worker does not answer in time @sweep', async ({ browser }) => {
  const page = await openStill(browser, desk);
  await page.route('**/worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.keyboard.press('t');
  await expect.poll(() => page.workers().length).toBe(1);
  await leap(page, limitMs - 1);
  await expect(page.locator('.hint')).toHaveCount(0);
  await leap(page, 1);
  await expectPlannersHint(page);
});

test('bots think in a worker before they move, and play as the planner without one', async ({ browser }) => {
  const say = await sayer('en');
  for (const isBlocked of [false, true]) {
    const page = await openStill(browser, desk);
    if (isBlocked) await page.route('**/worker-*.js', (route) => route.abort());
    await page.locator('[data-part=crew] button', { hasText: say('role.commander') }).click();
    await named(page, say('crew.to-bot')).click();
    await expect.poll(() => page.workers().length).toBe(isBlocked ? 0 : 1);
    await setSpeed(page, 1);
    await expect(page.locator('.crew .log b')).toHaveText(say('role.commander'));
    await page.context().close();
  }
});
