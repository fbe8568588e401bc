import { expect } from '@playwright/test';
import { gameUpTo, lateGame, openGame } from '../tools/brought-games.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { layoutChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const games = {
  'a late cue': lateGame(),
  'a task': gameUpTo('easy', ({ board }) => board?.task?.kind === 'global-defense'),
};

for (const [moment, game] of Object.entries(games)) {
  test(`the table has no layout faults on a landscape tablet, in every language: ${moment} @sweep`, async ({
    browser,
  }) => {
    const page = await openGame(browser, game, { language: 'en', context: tablet });
    await expect(page.locator('main.table')).toBeVisible();
    await inEveryLanguage(page, layoutChecker(page));
  });
}
