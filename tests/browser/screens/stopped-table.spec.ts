// Tables online: devices while the clock is stopped, and people without a name.

import { type Browser, expect, type Page } from '@playwright/test';
import { makeSave } from '../../../src/wire/index.ts';
import {
  begin,
  bringToTable,
  come,
  comeToGame,
  makeTable,
  newTelevision,
  type Person,
  sit,
} from '../together/people.ts';
import { boardOverlaps, screens, smallWords } from '../tools/afar.ts';
import { describedGame } from '../tools/brought-games.ts';
import { nothingCovered } from '../tools/covered.ts';
import { desk, phone } from '../tools/device.ts';
import { inEveryLanguage, inLanguages } from '../tools/languages.ts';
import { atRest, brokenWords, layoutFaults } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const small = { width: 360, height: 640 };
const wall = { ...desk, viewport: screens.television };

/** Mei is Central Officer and Commander at the desk; Max has a phone and the other roles. The first cue is his. */
async function two(browser: Browser, mode: 'box' | 'screen'): Promise<{ mei: Person; max: Person; address: string }> {
  const { maker: mei, address } = await makeTable(browser, { mode, unhurried: true });
  await sit(mei, 'Mei', ['central-officer', 'commander']);
  const max = await come(browser, address, 'ru');
  await sit(max, 'Max', ['chief-scientist', 'squad-leader']);
  return { mei, max, address };
}

/** Presses Pause at the desk of Mei, and waits until the television says so. */
async function pause(mei: Person, tv: Page): Promise<void> {
  await mei.page.getByRole('button', { name: mei.say('cue.pause') }).click();
  await expect(tv.getByText(mei.say('together.paused-by', { name: 'Mei' }))).toBeVisible();
}

test('ONL-11 a television that loads while the game is paused says who has paused, whoever’s button it was', async ({
  browser,
}) => {
  const { mei, max, address } = await two(browser, 'screen');
  await begin(mei);
  await max.page.getByRole('button', { name: max.say('cue.pause') }).click();
  await expect(mei.page.getByText(mei.say('together.paused-by', { name: 'Max' }))).toBeVisible();
  await expect(max.page.getByText(max.say('together.paused-by', { name: 'Max' }))).toHaveCount(0);
  const tv = await newTelevision(browser, address, wall);
  await expect(tv.getByText(mei.say('together.paused-by', { name: 'Max' }))).toBeVisible();
});

/** Asserts that what is told above a screen ends where the screen begins. */
async function liesAbove(page: Page): Promise<void> {
  const [line, main] = [await page.locator('.lines .shown').boundingBox(), await page.locator('main').boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((main?.y ?? 0) + 1);
}

/** Asserts that in every language nothing on a small phone is cut or covered. */
const nothingWrong = (page: Page): Promise<void> =>
  inEveryLanguage(page, async (language) => {
    expect({ language, wrong: await layoutFaults(page) }).toEqual({ language, wrong: [] });
  });

test('ONL-11 at the virtual table every other device says who has paused, above all else, and the ring is not written over', async ({
  browser,
}) => {
  const { mei, max, address } = await two(browser, 'screen');
  const tv = await newTelevision(browser, address, wall);
  const watcher = await newTelevision(browser, address, phone);
  await begin(mei);
  for (const page of [tv, watcher]) await expect(page.locator('main.board')).toBeVisible();
  await pause(mei, tv);
  await expect(max.page.getByText(max.say('together.paused-by', { name: 'Mei' }))).toBeVisible();
  await expect(mei.page.getByText(mei.say('together.paused-by', { name: 'Mei' }))).toHaveCount(0);
  await max.page.setViewportSize(small);
  await nothingWrong(max.page);
  for (const { page } of [mei, max])
    await expect(page.locator('.countdown .note')).toHaveCSS('clip-path', 'inset(50%)');
  await inLanguages(watcher, ['ru', 'de'], (language) =>
    nothingCovered(watcher, `a board that is paused in ${language}`),
  );
  for (const viewport of Object.values(screens)) {
    await tv.setViewportSize(viewport);
    await inEveryLanguage(tv, async (language) => {
      await atRest(tv);
      await liesAbove(tv);
      expect({ language, over: await boardOverlaps(tv) }).toEqual({ language, over: [] });
    });
  }
});

test('with the box every other device says who has paused, and the word that goes on is large enough @sweep', async ({
  browser,
}) => {
  const { mei, max, address } = await two(browser, 'box');
  const tv = await newTelevision(browser, address, wall);
  await begin(mei);
  await expect(tv.locator('main.cue')).toBeVisible();
  await pause(mei, tv);
  await expect(max.page.getByText(max.say('together.paused-by', { name: 'Mei' }))).toBeVisible();
  await inEveryLanguage(tv, async (language) => {
    await atRest(tv);
    await liesAbove(tv);
    expect({ language, small: await smallWords(tv) }).toEqual({ language, small: [] });
  });
  const resume = max.page.locator('.done > span');
  for (const viewport of [phone.viewport, small]) {
    await max.page.setViewportSize(viewport ?? small);
    await nothingWrong(max.page);
    await inEveryLanguage(max.page, async (language) => {
      await atRest(max.page);
      const size = await resume.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      expect({ language, size: Math.max(size, 14) }).toEqual({ language, size });
    });
  }
});

test('with the box the ring of the own cue stays whole on a small phone while the table waits for somebody @sweep', async ({
  browser,
}) => {
  const { mei, max } = await two(browser, 'box');
  await begin(mei);
  await expect(max.page.locator('.done')).toBeEnabled();
  await mei.page.context().setOffline(true);
  await expect(max.page.getByText(max.say('together.held.person-away', { name: 'Mei' }))).toBeVisible();
  await max.page.setViewportSize(small);
  await inEveryLanguage(max.page, async (language) => {
    await atRest(max.page);
    const [ring, bar] = [
      await max.page.locator('.countdown svg').first().boundingBox(),
      await max.page.locator('.keys').boundingBox(),
    ];
    const over = Math.max(0, (ring?.y ?? 0) + (ring?.height ?? 0) - (bar?.y ?? 0));
    expect({ language, over }).toEqual({ language, over: 0 });
  });
});

test('people without a name are called by their role, whole, beside a question on a television', async ({
  browser,
  baseURL,
}) => {
  const satellites = [1, 2].map((i) => ({ id: `satellite-${i}`, at: 'orbit' }) as const);
  const game = describedGame({ begin: 'orbital-defense', ufos: { orbit: 2 }, units: satellites });
  const address = await bringToTable(baseURL, makeSave(game));
  await comeToGame(browser, address, '', ['commander', 'central-officer']);
  await comeToGame(browser, address, '', ['chief-scientist', 'squad-leader']);
  const tv = await newTelevision(browser, address, wall);
  await expect(tv.locator('main.board .side.full')).toBeVisible();
  for (const viewport of Object.values(screens)) {
    await tv.setViewportSize(viewport);
    await inEveryLanguage(tv, async (language, say) => {
      await atRest(tv);
      const names = tv.locator('.people .name');
      await expect(names.first()).toHaveText(say('role.commander'));
      const cut = await names.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      );
      const broken = await brokenWords(tv, '.people .name');
      expect({ language, cut, broken }).toEqual({ language, cut: [], broken: [] });
      expect({ language, over: await boardOverlaps(tv) }).toEqual({ language, over: [] });
    });
  }
});

test('at the seats of a wall people without a name are called by their role, and the note about names is within its field @sweep', async ({
  browser,
}) => {
  const { maker: mei, address } = await makeTable(browser, { mode: 'box' });
  await sit(mei, '', ['central-officer', 'commander']);
  const { page } = await come(browser, address, 'ru');
  await page.setViewportSize(small);
  const [field, note] = [
    await page.locator('.name input').boundingBox(),
    await page.locator('.name small').boundingBox(),
  ];
  expect(note?.y ?? 0).toBeGreaterThanOrEqual(field?.y ?? 0);
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  const tv = await newTelevision(browser, address, wall);
  await begin(mei);
  await expect(tv.locator('.seats b').first()).toHaveText(mei.say('role.commander'));
});
