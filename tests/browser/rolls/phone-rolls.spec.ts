import { expect } from '@playwright/test';
import { gameUpTo, openGame } from '../tools/brought-games.ts';
import { desk, phone } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, layoutChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const kinds = ['base-defense', 'mission', 'final-mission'] as const;

for (const kind of kinds) {
  test(`RES-7 RES-9 on a phone the dice, their result and a hint are visible without scrolling, in every language: ${kind}`, async ({
    browser,
  }) => {
    const game = gameUpTo('easy', ({ board }) => board?.task?.kind === kind && board.task.roll !== null);
    const page = await openGame(browser, game, { language: 'en', context: phone });
    await inEveryLanguage(page, async (language, say) => {
      await expect(page.locator('.dice')).toBeVisible();
      await atRest(page);
      await expect(page.locator('.dice')).toBeInViewport({ ratio: 1 });
      const said = page.locator('.stage .words').filter({ has: page.locator('b.head') });
      const bar = page.locator('.acts');
      const [words, acts] = [await said.boundingBox(), await bar.boundingBox()];
      expect((words?.y ?? 999) + (words?.height ?? 0)).toBeLessThanOrEqual(acts?.y ?? 0);
      await layoutChecker(page)(`rolled, in ${language}`);
      await named(page, say('common.hint')).tap();
      await expect(page.locator('.hint')).toBeInViewport({ ratio: 1 });
      await named(page, say('common.hint')).tap();
      await expect(page.locator('.hint')).toHaveCount(0);
    });
  });
}

const small = { phone, tablet: { ...desk, viewport: { width: 1024, height: 768 } } };
for (const [where, context] of Object.entries(small)) {
  test(`RES-6 on a ${where} the continent fought over fills the map, with its UFOs and interceptors`, async ({
    browser,
  }) => {
    const game = gameUpTo('easy', ({ board }) => board?.task?.continent === 'europe' && board.task.roll === null);
    const page = await openGame(browser, game, { language: 'en', context });
    const map = page.getByRole('img', { name: /^Europe/ });
    const [land, all] = [await map.locator('[data-piece="land:europe"]').boundingBox(), await map.boundingBox()];
    expect(land?.height).toBeGreaterThan(0.85 * (all?.height ?? 999));
    const { ufos = { europe: 0 } } = game.state.open.board ?? {};
    await expect(map.locator('[data-piece^="ufo:europe"]')).toHaveCount(ufos.europe);
    await expect(map.locator('[data-piece^="unit:interceptor"]').first()).toBeVisible();
    await expect(page.locator('svg.world')).toHaveCount(0);
    await layoutChecker(page)(`a roll for Europe on a ${where}`);
  });
}
