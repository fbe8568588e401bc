// Messages of a table online have a place of their own and never cover controls.

import { type Browser, expect, type Page } from '@playwright/test';
import { makeSave } from '../../../src/wire/index.ts';
import { boardOverlaps, screens, smallWords } from '../tools/afar.ts';
import { describedGame } from '../tools/brought-games.ts';
import { nothingCovered } from '../tools/covered.ts';
import { desk } from '../tools/device.ts';
import { inEveryLanguage, inLanguages } from '../tools/languages.ts';
import { atRest, layoutFaults } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import {
  begin,
  bringToTable,
  come,
  comeAll,
  comeToGame,
  makeTable,
  newTelevision,
  type Person,
  sit,
  toStep,
} from './people.ts';

/** Mei is Central Officer and Commander at the desk, Maximilian has a phone with the other roles. */
async function two(browser: Browser, mode: 'box' | 'screen'): Promise<{ mei: Person; max: Person }> {
  const { maker: mei, address } = await makeTable(browser, { mode, unhurried: true });
  await sit(mei, 'Mei', ['central-officer', 'commander']);
  const max = await come(browser, address, 'ru');
  await sit(max, 'Maximilianneuma', ['chief-scientist', 'squad-leader']);
  await begin(mei);
  return { mei, max };
}

/** Asserts that nothing is covered on a phone, in the two languages with the longest words. */
const look = ({ page }: Person, scene: string): Promise<void> =>
  inLanguages(page, ['ru', 'de'], (language) => nothingCovered(page, `${scene} in ${language}`));

/** Lets the phone lose its way to the table, looks, and brings it back. */
async function whileCutOff(max: Person, scene: string): Promise<void> {
  await max.page.context().setOffline(true);
  await expect(max.page.getByText(max.say('together.away')).first()).toBeVisible();
  await look(max, scene);
  await max.page.context().setOffline(false);
  await expect(max.page.getByText(max.say('together.away'))).toHaveCount(0);
}

/** Lets somebody say each of the quick words, and looks at the others while it is shown. */
async function whileSaid(mei: Person, max: Person, scene: string): Promise<void> {
  await max.page.locator('.seats button').first().tap();
  await look(max, `${scene}, choosing a word`);
  await max.page.getByRole('button', { name: max.say('together.word.need-help') }).tap();
  await expect(mei.page.getByRole('status').filter({ hasText: mei.say('together.word.need-help') })).toBeVisible();
  await nothingCovered(max.page, `${scene}, said`);
}

/** A small phone. */
const small = { width: 360, height: 640 };

test('at a table with the box no line, caption or word lies over what is pressed on a phone @sweep', async ({
  browser,
}) => {
  const { mei, max } = await two(browser, 'box');
  await expect(max.page.locator('.done')).toBeEnabled();
  await look(max, 'the own cue');
  await whileSaid(mei, max, 'the own cue');
  await whileCutOff(max, 'the own cue, cut off');
  await mei.page.getByRole('button', { name: mei.say('cue.menu') }).click();
  await expect(max.page.getByText(max.say('together.menu-of', { name: 'Mei' }))).toBeVisible();
  await look(max, 'the own cue, stopped by a menu');
  await mei.page.getByRole('button', { name: mei.say('menu.resume') }).click();
  await mei.page.getByRole('button', { name: mei.say('cue.pause') }).click();
  await expect(max.page.locator('.done')).toHaveText(max.say('cue.resume'));
  await look(max, 'paused');
  await mei.page.locator('.done').click();
  await expect(max.page.locator('.done')).toHaveText(max.say('cue.done'));
  await max.page.locator('.done').tap();
  await expect(max.page.locator('.done')).toHaveCount(0);
  await look(max, 'the cue of somebody else');
  await mei.page.context().setOffline(true);
  await expect(max.page.getByText(max.say('together.held.person-away', { name: 'Mei' }))).toBeVisible();
  await look(max, 'waiting for somebody');
  await mei.page.context().setOffline(false);
  await expect(max.page.getByText(max.say('together.held.person-away', { name: 'Mei' }))).toHaveCount(0);
  await toStep(mei, 'research');
  // The parts of a step are loaded when it opens.
  await expect(max.page.locator('.track button').first()).toHaveCSS('position', 'relative');
  await whileCutOff(max, 'a step, cut off');
  await max.page.getByRole('button', { name: max.say('step.roll') }).tap();
  await max.page.locator('.tray .filled').tap();
  await expect(max.page.locator('.tray .dice > *')).toHaveCount(4);
  await whileCutOff(max, 'a roll, cut off');
  await toStep(mei, 'refresh');
  await mei.page.locator('.foot .filled').click();
  await expect(max.page.locator('main.between')).toBeVisible();
  await whileSaid(mei, max, 'between rounds');
  await whileCutOff(max, 'between rounds, cut off');
});

test('at the virtual table no line or word lies over what is pressed on a phone @sweep', async ({ browser }) => {
  const { mei, max } = await two(browser, 'screen');
  await expect(max.page.locator('.done')).toBeEnabled();
  await look(max, 'the own cue');
  await whileSaid(mei, max, 'the own cue');
  await whileCutOff(max, 'the own cue, cut off');
  await mei.page.getByRole('button', { name: mei.say('menu.name'), exact: true }).click();
  await expect(max.page.getByText(max.say('together.menu-of', { name: 'Mei' }))).toBeVisible();
  await look(max, 'stopped by a menu');
  await mei.page.getByRole('button', { name: mei.say('menu.resume') }).click();
  await max.page.locator('.done:enabled').tap();
  await expect(max.page.getByText(max.say('together.to-come'))).toBeVisible();
  await look(max, 'the cue of somebody else');
  await whileSaid(mei, max, 'the cue of somebody else');
  await whileCutOff(max, 'the cue of somebody else, cut off');
});

test('with the box the last line of a step that somebody else ends is not beneath the seats of a phone', async ({
  browser,
}) => {
  const { mei, max } = await two(browser, 'box');
  await toStep(mei, 'global-defense');
  await max.page.setViewportSize(small);
  const last = max.page.locator('main.step li').last();
  await expect(last).toBeVisible();
  await max.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [line, seats] = [await last.boundingBox(), await max.page.locator('ul.seats').boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(seats?.y ?? 0);
});

/** Names as long as they can be, without a place to break at. */
const wide = ['W'.repeat(16), 'Щ'.repeat(16)] as const;

/** Texts that reach beyond the part of the page they are in, or whose end is left out. Names may be. */
const cutIn = (page: Page, part: string): Promise<string[]> =>
  page.locator(part).evaluateAll((all) =>
    all.flatMap((one) => {
      const edge = one.getBoundingClientRect();
      return [...one.querySelectorAll<HTMLElement>('h1, p, span')]
        .filter((text) => text.textContent.trim() !== '' && text.offsetWidth > 0 && !text.closest('.unseen'))
        .filter((text) => {
          const { top, bottom, left, right } = text.getBoundingClientRect();
          const beyond =
            top < edge.top - 1 || bottom > edge.bottom + 1 || left < edge.left - 1 || right > edge.right + 1;
          // The words about a role are left out whole where there is no room beside a name: its sign stands there, too.
          const row = text.closest('.who')?.getBoundingClientRect();
          if (row && top > row.bottom - 1) return false;
          const torn = row && (top < row.top - 1 || bottom > row.bottom + 1);
          return beyond || torn || (text.matches('.state') && text.scrollWidth > text.clientWidth + 1);
        })
        .map((text) => text.textContent.trim());
    }),
  );

/** Asserts that in every language nothing is cut in these parts of a page. */
const nothingCut = (page: Page, parts: readonly string[]): Promise<void> =>
  inEveryLanguage(page, async (language) => {
    await atRest(page);
    for (const part of parts)
      expect({ language, part, cut: await cutIn(page, part) }).toEqual({ language, part, cut: [] });
  });

test('at the virtual table the longest names leave readable what is to be done, whose it is, and who is here @sweep', async ({
  browser,
}) => {
  const { maker: ana, address } = await makeTable(browser, { level: 'hard', unhurried: true });
  await ana.page.setViewportSize(screens.desk);
  await sit(ana, wide[0], ['central-officer']);
  const [ben] = await comeAll(browser, address, [['ru', wide[1], 'chief-scientist']]);
  if (ben === undefined) throw new Error('nobody came');
  await begin(ana);
  await expect(ana.page.locator('.done.named')).toBeVisible();
  await nothingCut(ana.page, ['.top .plate', '.done.named']);
  for (const { page } of [ana, ben]) {
    await page.setViewportSize(small);
    await nothingCut(page, ['.top .plate', 'ul.seats li']);
  }
  await nothingCut(ana.page, ['.done.named']);
});

test('with the box the longest names leave readable what somebody else does, and what ends it @sweep', async ({
  browser,
}) => {
  const { maker: ana, address } = await makeTable(browser, { mode: 'box', unhurried: true });
  await sit(ana, wide[0], ['central-officer', 'commander']);
  const guests = await comeAll(browser, address, [
    ['de', wide[1], 'chief-scientist'],
    ['de', 'Tom', 'squad-leader'],
  ]);
  await begin(ana);
  for (const { page } of [ana, ...guests]) {
    await expect(page.getByRole('timer')).toBeVisible();
    await page.setViewportSize(small);
    await inEveryLanguage(page, async (language) => {
      // The end of a name is left out at the seats.
      const cut = (await layoutFaults(page)).filter((fault) => !/^[a-z ]+: [WЩ]+( \||$)/.test(fault));
      expect({ language, cut }).toEqual({ language, cut: [] });
    });
  }
});

test('on a television the longest names leave the strip below the map free while a roll is told @sweep', async ({
  browser,
  baseURL,
}) => {
  const satellites = [1, 2].map((i) => ({ id: `satellite-${i}`, at: 'orbit' }) as const);
  const game = describedGame({ begin: 'orbital-defense', ufos: { orbit: 2 }, units: satellites });
  const address = await bringToTable(baseURL, makeSave(game));
  await comeToGame(browser, address, wide[0], ['commander', 'central-officer']);
  await comeToGame(browser, address, wide[1], ['chief-scientist', 'squad-leader']);
  const television = await newTelevision(browser, address, { ...desk, viewport: screens.television });
  await expect(television.locator('main.board .side.full')).toBeVisible();
  await inEveryLanguage(television, async (language) => {
    await atRest(television);
    expect({ language, over: await boardOverlaps(television) }).toEqual({ language, over: [] });
    expect({ language, small: await smallWords(television) }).toEqual({ language, small: [] });
  });
});
