import { expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import type { Position } from '../../../src/rules/index.ts';
import { crewOf, describedGame, gameUpTo, lateGame, openGame } from '../tools/brought-games.ts';
import { desk, newDevice, sayer } from '../tools/device.ts';
import { lastChance } from '../tools/finale-games.ts';
import { changeSettings, inEveryLanguage } from '../tools/languages.ts';
import { atRest, layoutChecker } from '../tools/look.ts';
import { everybody } from '../tools/scene-games.ts';
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

const defenders = ['assault-1', 'heavy-1'].map((id) => ({ id, at: 'base' as const }));
const scientists = ['scientist-1', 'scientist-2'].map((id) => ({ id, at: 'lab:1' as const }));
const darts = [1, 2, 3].map((number) => ({ id: `interceptor-${number}`, at: 'continent:asia' as const }));

/** Tables on which Enter opens a task, or on which one is open, and what is rolled for there. */
const places: Readonly<Record<string, readonly [Position, string]>> = {
  'a continent': [{ begin: 'global-defense', ufos: { asia: 2 }, units: darts }, '[data-part=world] > svg'],
  research: [{ begin: 'research', labs: [{ tech: 'clean-room' }], units: scientists }, '[data-part=labs] li'],
  'the base': [
    { begin: 'base-defense', enemies: ['sectoid-scout', 'muton-grunt'], units: defenders },
    '[data-part=base] .fought',
  ],
  'a mission': [
    {
      begin: 'missions',
      mission: 'council-witness',
      units: ['assault-1', 'support-1'].map((id) => ({ id, at: 'mission' as const })),
    },
    '[data-part=squad] .now',
  ],
};

/** How a roll lies on the screen: what is rolled for, its words and its buttons between the head and the bar. */
const rollIn = (page: Page, place: string) =>
  page.evaluate((selector) => {
    const box = (one: string) => document.querySelector(one)?.getBoundingClientRect() ?? new DOMRect();
    const [head, bar, stage, there] = [box('header.top'), box('nav'), box('[data-part=stage]'), box(selector)];
    const between = ({ top, bottom }: DOMRect) => top >= head.bottom && bottom <= bar.top;
    const dice = [...document.querySelectorAll('[data-part=stage] :is(div.ready, .dice) svg')];
    return {
      seen: there.height > 70 && between(there),
      apart: there.right <= stage.left,
      words: between(box('[data-part=stage] h2')) && between(box('[data-part=stage] .words')),
      buttons: between(box('[data-part=acts]')),
      row: new Set(dice.map((die) => Math.round(die.getBoundingClientRect().bottom / 20))).size <= 1,
    };
  }, place);
const whole = { seen: true, apart: true, words: true, buttons: true, row: true };

test('with the largest letters on a small desk what is rolled for is seen whole beside its dice, in every language @sweep', async ({
  browser,
}) => {
  for (const [what, [position, place]] of Object.entries(places)) {
    const page = await openGame(browser, describedGame(position), { language: 'en', context: desk, crew: everybody });
    await changeSettings(page, { textSize: 'largest' });
    if ((await page.locator('[data-part=stage]').count()) === 0) await page.keyboard.press('Enter');
    await expect(page.locator('[data-part=stage]')).toBeVisible();
    await inEveryLanguage(page, async (language) => {
      await layoutChecker(page)(`${what} in ${language}`);
      expect({ what, language, ...(await rollIn(page, place)) }).toEqual({ what, language, ...whole });
    });
    await page.context().close();
  }
});

test('with the largest letters on a small desk ten dice, and the stage of the final mission, have room below the head, in every language @sweep', async ({
  browser,
}) => {
  const nine = gameUpTo('easy', ({ board }) => board?.task?.roll?.xcom.length === 9, bots.planner);
  for (const [game, place] of [
    [nine, ':is([data-part=base] .fought, [data-part=squad] .now)'],
    [lastChance(), '[data-part=finale] .now'],
  ] as const) {
    const page = await openGame(browser, game, { language: 'en', context: desk, crew: everybody });
    await changeSettings(page, { textSize: 'largest' });
    if (game !== nine) {
      await page.locator('.hands .next').click();
      await page.locator('.stage .act.filled').click();
      await expect(page.locator('[data-part=stage] div.ready')).toBeVisible();
    }
    await inEveryLanguage(page, async (language) => {
      await layoutChecker(page)(`${place} in ${language}`);
      expect({ place, language, ...(await rollIn(page, place)) }).toEqual({ place, language, ...whole });
    });
    await page.context().close();
  }
});

for (const [where, context, textSize] of [
  ['with the largest letters on a small desk', desk, 'largest'],
  ['on a landscape tablet', tablet, 'normal'],
] as const)
  test(`${where} the counts of the decks lie beside the map, and on no name, in every language @sweep`, async ({
    browser,
  }) => {
    const game = describedGame({ begin: 'global-defense', ufos: { asia: 2 }, units: darts });
    const page = await openGame(browser, game, { language: 'en', context, crew: everybody });
    await changeSettings(page, { textSize });
    await inEveryLanguage(page, async (language) => {
      await atRest(page);
      const crossed = await page.evaluate(() => {
        const all = document.querySelectorAll('[data-part=world] > svg, .reserve .row > *, .reserve li');
        const decks = [...document.querySelectorAll('.decks dl > *')].map((one) => one.getBoundingClientRect());
        if (decks.length < 5) return ['no decks'];
        return [...all].flatMap((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isOn = (deck: DOMRect) =>
            deck.left < right && deck.right > left && deck.top < bottom - 1 && deck.bottom > top + 1;
          return decks.some(isOn) ? [one.textContent?.trim()] : [];
        });
      });
      expect({ language, crossed }).toEqual({ language, crossed: [] });
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
