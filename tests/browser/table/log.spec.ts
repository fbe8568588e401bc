import { expect } from '@playwright/test';
import { gameUpTo, gameUpToFirst, openGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { byMouse } from '../tools/hands.ts';
import { inLanguages } from '../tools/languages.ts';
import { layoutChecker, screenChecker } from '../tools/look.ts';
import { playTable, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

const wide = { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false };

test('on a wide screen what happens is told beside the table, newest first, and fits', async ({ browser }) => {
  const evening = await sitAtTable(browser, { seed: 6, hands: () => byMouse, context: wide, speed: 0.2 });
  const { page } = evening;
  const lines = page.locator('.live-log li');
  await playTable(evening, async () => (await lines.count()) > 12);
  const cue = await page.locator('[data-part=cue] h1').innerText();
  await expect(lines.filter({ hasText: cue }).first()).toBeVisible();
  await layoutChecker(page)('with a long log');
  const { scrollHeight, clientHeight } = await page
    .locator('html')
    .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});

test('the log of an opened game begins with what happened before @sweep', async ({ browser }) => {
  const game = gameUpToFirst('normal', ({ cue, round }) => cue?.kind === 'assign-research' && round === 2);
  const page = await openGame(browser, game, { language: 'en', context: wide });
  const lines = page.locator('.live-log li');
  expect(await lines.count()).toBeGreaterThan(8);
  await expect(lines.first()).toContainText(await page.locator('[data-part=cue] h1').innerText());
});

test('the log tells all its lines in a language that is chosen in the middle of a game @sweep', async ({ browser }) => {
  const game = gameUpToFirst('normal', ({ cue, round }) => cue?.kind === 'assign-research' && round === 2);
  const page = await openGame(browser, game, { language: 'en', context: wide });
  const lines = page.locator('.live-log li');
  const title = page.locator('[data-part=cue] h1');
  const cue = await title.innerText();
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText(cue);
  const english = await lines.allInnerTexts();
  expect(english.length).toBeGreaterThan(8);
  await inLanguages(page, ['ru'], async () => {
    await expect(lines.first()).toContainText(await title.innerText());
    const others = (await lines.allInnerTexts()).filter((line) => !/\p{sc=Cyrl}/u.test(line));
    expect(others).toEqual([]);
  });
  expect(await lines.allInnerTexts()).toEqual(english);
});

test('on a phone the menu opens the log, with what has just been done on top', async ({ browser }) => {
  const game = gameUpTo('normal', ({ cue, round }) => cue?.kind === 'assign-research' && round === 2);
  const say = await sayer('ru');
  const page = await openGame(browser, game, { language: 'ru', context: phone });
  await named(page, say('cue.done')).tap();
  const cue = await page.locator('[data-part=cue] h1').innerText();
  await named(page, say('cue.menu')).tap();
  await named(page, say('replay.log')).tap();
  const dialog = page.getByRole('dialog', { name: say('replay.log') });
  const lines = dialog.getByRole('listitem');
  await expect(lines.first()).toContainText(cue);
  expect(await lines.count()).toBeGreaterThan(40);
  await screenChecker(page)('the log on a phone');
  await named(page, say('common.close')).tap();
  await expect(page.getByRole('dialog', { name: say('menu.name') })).toBeVisible();
});

test('on a desk without the log a key opens it, and an undone press leaves it @sweep', async ({ browser }) => {
  const game = gameUpTo('normal', ({ cue, round }) => cue?.kind === 'new-technology' && round === 2);
  const say = await sayer('de');
  const page = await openGame(browser, game, { language: 'de', context: desk });
  const dialog = page.getByRole('dialog', { name: say('replay.log') });
  const lines = dialog.getByRole('listitem');
  const read = async (): Promise<string[]> => {
    await page.keyboard.press('l');
    await expect(lines.first()).toBeVisible();
    const words = await lines.allInnerTexts();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return words;
  };
  const before = await read();
  const title = page.locator('[data-part=cue] h1');
  const cue = await title.innerText();
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText(cue);
  expect((await read())[0]).toContain(await title.innerText());
  await page.keyboard.press('z');
  await expect(title).toHaveText(cue);
  expect(await read()).toEqual(before);
});
