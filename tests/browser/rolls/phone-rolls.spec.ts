import { expect } from '@playwright/test';
import { crewOf, describedGame, gameUpTo, openGame } from '../tools/brought-games.ts';
import { desk, phone } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, brokenWords, layoutChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const kinds = ['base-defense', 'mission', 'final-mission'] as const;

for (const kind of kinds) {
  test(`RES-7 RES-9 on a phone the dice, their result and a hint are visible without scrolling, in every language: ${kind}${sweepBut(kind === 'mission')}`, async ({
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

test('RES-6 on a small phone everything scrolls clear of the buttons of a roll, in every language @sweep', async ({
  browser,
}) => {
  const game = gameUpTo('hard', ({ board }) => board?.task?.continent === 'south-america' && board.task.roll === null);
  const context = { ...phone, viewport: { width: 360, height: 640 } };
  const crew = crewOf('commander', 'squad-leader');
  const page = await openGame(browser, game, { language: 'en', context, crew });
  await inEveryLanguage(page, async (language) => layoutChecker(page)(`before a roll, in ${language}`));
});

test('RES-6 on a phone the odds of the next roll are visible without scrolling, in every language @sweep', async ({
  browser,
}) => {
  const game = gameUpTo('easy', ({ board }) => board?.task?.continent === 'europe' && board.task.roll === null);
  const crew = crewOf('commander', 'squad-leader');
  const page = await openGame(browser, game, { language: 'en', context: phone, crew });
  await inEveryLanguage(page, async (language) => {
    await atRest(page);
    const [odds, acts] = [await page.locator('.hundred').boundingBox(), await page.locator('.acts').boundingBox()];
    const hidden = Math.max(0, (odds?.y ?? 999) + (odds?.height ?? 0) - (acts?.y ?? 0));
    expect({ language, hidden }).toEqual({ language, hidden: 0 });
  });
});

test('on a small phone no name of an enemy or a soldier breaks, before and in a fight, in every language @sweep', async ({
  browser,
}) => {
  const enemies = ['sectopod-walker', 'chryssalid-stalker', 'muton-elite', 'cyberdisc-hunter'];
  const before = describedGame({ begin: 'defend-base', enemies });
  const fight = gameUpTo('easy', ({ board }) => board?.task?.kind === 'base-defense' && board.task.roll !== null);
  const context = { ...phone, viewport: { width: 360, height: 640 } };
  for (const game of [before, fight]) {
    const page = await openGame(browser, game, { language: 'en', context });
    await inEveryLanguage(page, async (language) => {
      await atRest(page);
      await expect(page.locator('.enemy').first()).toBeVisible();
      const broken = await brokenWords(page, '.enemy b, .piece .head');
      expect({ language, broken }).toEqual({ language, broken: [] });
    });
  }
});

const sideways = { ...phone, viewport: { width: 844, height: 390 } };
const small = { phone, 'phone on its side': sideways, tablet: { ...desk, viewport: { width: 1024, height: 768 } } };
for (const [where, context] of Object.entries(small)) {
  test(`RES-6 on a ${where} the continent fought over fills the map, with its UFOs and interceptors @sweep`, async ({
    browser,
  }) => {
    const game = gameUpTo('easy', ({ board }) => board?.task?.continent === 'europe' && board.task.roll === null);
    const page = await openGame(browser, game, { language: 'en', context });
    const map = page.getByRole('img', { name: /^Europe/ });
    const [land, all] = [await map.locator('[data-piece="land:europe"]').boundingBox(), await map.boundingBox()];
    const [wide, high] = [(land?.width ?? 0) / (all?.width ?? 999), (land?.height ?? 0) / (all?.height ?? 999)];
    expect(Math.max(wide, high)).toBeGreaterThan(0.85);
    await expect(map).toBeInViewport({ ratio: 1 });
    const { ufos = { europe: 0 } } = game.state.open.board ?? {};
    await expect(map.locator('[data-piece^="ufo:europe"]')).toHaveCount(ufos.europe);
    await expect(map.locator('[data-piece^="unit:interceptor"]').first()).toBeVisible();
    await expect(page.locator('svg.world')).toHaveCount(0);
    await layoutChecker(page)(`a roll for Europe on a ${where}`);
  });
}

test('RES-9 on a phone an icon that a soldier may step on is large enough for a thumb @sweep', async ({ browser }) => {
  for (const kind of ['base-defense', 'mission'] as const) {
    const game = gameUpTo('easy', ({ board }) => board?.task?.kind === kind && board.task.roll === null);
    const page = await openGame(browser, game, { language: 'en', context: phone });
    const icon = page.locator('.icon.open').first();
    await expect(icon).toBeVisible();
    const { width = 0, height = 0 } = (await icon.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('RES-7 on a phone on its side the enemy that is fought is beside the dice', async ({ browser }) => {
  const game = gameUpTo('easy', ({ board }) => board?.task?.kind === 'base-defense' && board.task.roll !== null);
  const page = await openGame(browser, game, { language: 'en', context: sideways });
  await expect(page.locator('.dice')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-part=base] .fought .shape')).toBeInViewport({ ratio: 1 });
});
