import { expect } from '@playwright/test';
import { gameUpTo, openGame } from '../tools/brought-games.ts';
import { byMouse } from '../tools/hands.ts';
import { layoutChecker } from '../tools/look.ts';
import { playTable, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

const wide = { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false };

test('on a wide screen what happens is told beside the table, newest first, and fits', async ({ browser }) => {
  const evening = await sitAtTable(browser, { seed: 6, hands: () => byMouse, context: wide, speed: 0.2 });
  const { page } = evening;
  const lines = page.locator('.news li');
  await playTable(evening, async () => (await lines.count()) > 12);
  const cue = await page.locator('[data-part=cue] h1').innerText();
  await expect(lines.filter({ hasText: cue }).first()).toBeVisible();
  await layoutChecker(page)('with news');
  const { scrollHeight, clientHeight } = await page
    .locator('html')
    .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});

test('the log of an opened game begins with what happened before', async ({ browser }) => {
  const game = gameUpTo('normal', ({ cue, round }) => cue?.kind === 'assign-research' && round === 2);
  const page = await openGame(browser, game, { language: 'en', context: wide });
  const lines = page.locator('.news li');
  expect(await lines.count()).toBeGreaterThan(8);
  await expect(lines.first()).toContainText(await page.locator('[data-part=cue] h1').innerText());
});
