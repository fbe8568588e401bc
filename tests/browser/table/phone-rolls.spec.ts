import { expect } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { gameUpTo, openGame } from '../tools/brought-games.ts';
import { phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { atRest, layoutChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const kinds = ['base-defense', 'mission', 'final-mission'] as const;

for (const language of languages) {
  test(`RES-7 RES-9 on a phone the dice, their result and a hint are visible without scrolling, in ${language}`, async ({
    browser,
  }) => {
    const say = await sayer(language);
    for (const kind of kinds) {
      const game = gameUpTo('easy', ({ board }) => board?.task?.kind === kind && board.task.roll !== null);
      const page = await openGame(browser, game, { language, context: phone });
      await expect(page.locator('.dice')).toBeVisible();
      await atRest(page);
      await expect(page.locator('.dice')).toBeInViewport({ ratio: 1 });
      const said = page.locator('.stage .words').filter({ has: page.locator('b.head') });
      const bar = page.locator('.acts');
      const [words, acts] = [await said.boundingBox(), await bar.boundingBox()];
      expect((words?.y ?? 999) + (words?.height ?? 0)).toBeLessThanOrEqual(acts?.y ?? 0);
      await layoutChecker(page)(`${kind}, rolled`);
      await named(page, say('common.hint')).tap();
      await expect(page.locator('.hint')).toBeInViewport({ ratio: 1 });
      await page.context().close();
    }
  });
}
