import { expect } from '@playwright/test';
import { crewOf, describedGame, gameUpTo, lateGame, openGame } from '../tools/brought-games.ts';
import { desk, newDevice, sayer } from '../tools/device.ts';
import { changeSettings, inEveryLanguage } from '../tools/languages.ts';
import { atRest, layoutChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const games = {
  'a late cue': lateGame,
  'a task': () => gameUpTo('easy', ({ board }) => board?.task?.kind === 'global-defense'),
};

for (const [moment, find] of Object.entries(games)) {
  test(`the table has no layout faults on a landscape tablet, in every language: ${moment} @sweep`, async ({
    browser,
  }) => {
    const page = await openGame(browser, find(), { language: 'en', context: tablet });
    await expect(page.locator('main.table')).toBeVisible();
    await inEveryLanguage(page, layoutChecker(page));
  });
}

test('on a landscape tablet a mission with an enemy shows all its icons above the dice', async ({ browser }) => {
  const game = gameUpTo('easy', ({ board }) => {
    const enemy = board?.mission?.parts.find((part) => part.enemy !== undefined)?.enemy;
    return board?.task?.kind === 'mission' && typeof enemy === 'object' && enemy.card !== null;
  });
  const page = await openGame(browser, game, { language: 'en', context: tablet });
  const missions = page.locator('.left');
  await expect(missions.locator('.enemy .picture')).toBeVisible();
  expect(await missions.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
    0,
  );
});

test('with the largest letters on a small desk the words of a roll stay below the head, in every language @sweep', async ({
  browser,
}) => {
  const satellites = [1, 2, 3].map((number) => ({ id: `satellite-${number}`, at: 'orbit' as const }));
  const game = describedGame({ begin: 'orbital-defense', ufos: { orbit: 4 }, units: satellites });
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf('central-officer') });
  await changeSettings(page, { textSize: 'largest' });
  await inEveryLanguage(page, async (language) => {
    await atRest(page);
    const head = await page.locator('header.top').boundingBox();
    const words = await page.locator('[data-part=stage] h2').boundingBox();
    const isBelow = (words?.y ?? 0) >= (head?.y ?? 0) + (head?.height ?? Number.NaN);
    expect({ language, isBelow }).toEqual({ language, isBelow: true });
  });
});

for (const height of [720, 800]) {
  test(`on a wide touch screen, ${height} high, the reserve ends above the line of the bots @sweep`, async ({
    browser,
  }) => {
    const context = { viewport: { width: 1280, height }, hasTouch: true };
    const { page } = await newDevice(browser, { language: 'de', speed: 0, context });
    const say = await sayer('de');
    await page.getByRole('button', { name: say('start.bots') }).tap();
    await page.getByRole('button', { name: say('crew.start') }).tap();
    const lowest = page.locator('.reserve li').last();
    await expect(lowest).toBeVisible();
    const bottom = await lowest.evaluate((row) => row.getBoundingClientRect().bottom);
    const top = await page.locator('main > .crew').evaluate((line) => line.getBoundingClientRect().top);
    expect(bottom).toBeLessThanOrEqual(top);
  });
}
