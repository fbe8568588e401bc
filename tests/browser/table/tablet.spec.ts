import { expect } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { gameUpTo, lateGame, openGame } from '../tools/brought-games.ts';
import { layoutChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const games = {
  'a late cue': lateGame(),
  'a task': gameUpTo('easy', ({ board }) => board?.task?.kind === 'global-defense'),
};

for (const language of languages) {
  test(`the table has no layout faults on a landscape tablet, in ${language}`, async ({ browser }) => {
    for (const [moment, game] of Object.entries(games)) {
      const page = await openGame(browser, game, { language, context: tablet });
      await expect(page.locator('main.table')).toBeVisible();
      // A card under the mouse is enlarged over its neighbours: move the mouse away.
      await page.mouse.move(0, 0);
      await layoutChecker(page)(moment);
      await page.context().close();
    }
  });
}
