import { expect } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { gameUpTo, lateGame, openGame } from '../tools/brought-games.ts';
import { measurer } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const games = {
  'a late cue': lateGame(),
  'a task': gameUpTo('easy', ({ board }) => board?.task?.kind === 'global-defense'),
};

for (const language of languages) {
  test(`on a tablet on its side the whole table is as wide as the screen, in ${language}`, async ({ browser }) => {
    for (const [moment, game] of Object.entries(games)) {
      const page = await openGame(browser, game, { language, context: tablet });
      await expect(page.locator('main.table')).toBeVisible();
      // A card that is looked at lies over its neighbours.
      await page.mouse.move(0, 0);
      await measurer(page)(moment);
      await page.context().close();
    }
  });
}
