import { expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { roles } from '../../../src/content/roles.ts';
import { legalIntents } from '../../../src/rules/index.ts';
import { crewOf, describedGame, gameUpToFirst, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer } from '../tools/device.ts';
import { pressAgain } from '../tools/hands.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const everybody = crewOf('commander', 'chief-scientist', 'central-officer', 'squad-leader');
const skies = () =>
  gameUpToFirst(
    'normal',
    ({ step, board }) => step === 'global-defense' && board?.task === null && board.taken.length === 0,
  );
const stepOf = (page: Page) => page.locator('h1').first();

for (const [where, context] of Object.entries({ desk, phone })) {
  test(`RES-6 on a ${where} the loud button is the next continent; leaving the others asks once${sweepBut(where === 'phone')}`, async ({
    browser,
  }) => {
    const page = await openGame(browser, skies(), { language: 'en', context, crew: everybody });
    const say = await sayer('en');
    const step = await stepOf(page).innerText();
    const left = page.locator('.hands .done');
    await left.dblclick();
    await expect(left).toContainText(say('table.leave-sure'));
    await expect(left.locator('small')).not.toBeEmpty();
    await expect(stepOf(page)).toHaveText(step);
    await page.locator('.hands .next').click();
    await expect(page.locator('.stage .act.filled')).toBeVisible();
    const stop = page.locator('.stage .act:not(.filled)');
    await stop.dblclick();
    await expect(stop).toContainText(say('table.stop-sure'));
    await stop.click();
    await expect(page.locator('.stage .act')).toHaveCount(0);
    await expect(stepOf(page)).toHaveText(step);
  });
}

test('RES-6 by keys Enter takes the next continent, and X leaves the others at the second press @sweep', async ({
  browser,
}) => {
  const page = await openGame(browser, skies(), { language: 'en', context: desk, crew: everybody });
  const step = await stepOf(page).innerText();
  await page.keyboard.press('x');
  await expect(stepOf(page)).toHaveText(step);
  await pressAgain(page, 'x', () => expect(stepOf(page)).not.toHaveText(step, { timeout: 500 }));
});

test('TSK-9 a roll that no card can change is applied by itself once it has been read', async ({ browser }) => {
  const game = gameUpToFirst(
    'normal',
    (open) =>
      open.board?.task?.kind === 'global-defense' &&
      open.board.task.roll !== null &&
      roles.every((role) => legalIntents(open, role).every(({ type }) => type !== 'use')),
    // It uses cards too early, and has none left.
    bots.random,
  );
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: everybody });
  await expect(page.locator('[data-piece=roll]')).toBeVisible();
  await leap(page, 1_000);
  await expect(page.locator('.stage .dice')).toBeVisible();
  await leap(page, 1_000);
  await expect(page.locator('.stage .dice')).toHaveCount(0);
});

test('in a roll the continent fought over stays bright and the rest of the world is at half strength @sweep', async ({
  browser,
}) => {
  const game = gameUpToFirst('normal', ({ board }) => board?.task?.kind === 'global-defense');
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: everybody });
  const strengths = () =>
    page
      .locator('.world .spot')
      .evaluateAll((all) => all.map((one) => Number(getComputedStyle(one).opacity)).toSorted((a, b) => a - b));
  await expect.poll(strengths).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1]);
});

test('what the dice of the roll before say is told in the language that was chosen meanwhile', async ({ browser }) => {
  const satellites = [1, 2, 3].map((i) => ({ id: `satellite-${i}`, at: 'orbit' }) as const);
  const game = describedGame({ begin: 'orbital-defense', ufos: { orbit: 6 }, units: satellites });
  const page = await openGame(browser, game, { language: 'en', context: phone, crew: everybody });
  const loud = page.locator('.stage .act.filled:enabled');
  await loud.click();
  await expect(loud).toContainText((await sayer('en'))('table.apply'));
  await loud.click();
  await expect(loud).toContainText((await sayer('en'))('table.push-again'));
  const told = page.locator('[data-piece=roll]');
  await inEveryLanguage(page, async (_, say) => {
    await expect(told).toContainText(new RegExp([say('dice.loss'), say('dice.no-loss')].join('|')));
  });
});
