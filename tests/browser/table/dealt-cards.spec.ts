// Dealt cards tell their consequences, are pictures, and cover none of their subjects.

import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { consequencesOf, foretoldPanic } from '../../../src/client/table/foretold/consequences.ts';
import { hasBoard, type Playing, type Position } from '../../../src/rules/index.ts';
import { newStandardGame, withStandardPack } from '../../tools/standard.ts';
import { crewOf, openGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, layoutChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const everybody = crewOf('commander', 'chief-scientist', 'central-officer', 'squad-leader');
const uneven = { africa: 6, asia: 4, europe: 2, australia: 1, 'north-america': 3, 'south-america': 5 } as const;
const hand = ['sentry-guns', 'breaching-charges', 'missile-pods', 'world-broadcast'];

/** A described game whose drawn cards are wanted: the first of some seeds. */
function dealt(position: Position, isWanted: (playing: Playing) => boolean) {
  for (let i = 0; i < 200; i += 1) {
    const wishes = { mode: 'virtual', difficulty: 'normal', plan: 'domination', base: 'europe' } as const;
    const game = newStandardGame({ seed: `dealt-${i}`, ...wishes, position: { panic: uneven, ...position } });
    const open = withStandardPack(game.state.open);
    if (hasBoard(open) && isWanted(open)) return { game, playing: open };
  }
  throw new Error('nothing wanted is drawn');
}

const draws =
  (...cards: readonly string[]) =>
  (playing: Playing) =>
    cards.every((card) => playing.board.drawn?.offered.includes(card));
const crisis = dealt({ begin: 'crisis', emergency: 4 }, draws('capital-riots'));
const mission = dealt({ begin: 'choose-mission', mission: 'lost-patrol' }, () => true);

const devices = { desk, phone } as const satisfies Readonly<Record<string, BrowserContextOptions>>;
const option = (page: Page) => page.locator('.choice .options button');

for (const [device, context] of Object.entries(devices)) {
  test(`RES-3 a dealt crisis says what it would do as things stand: ${device}${sweepBut(device === 'phone')}`, async ({
    browser,
  }) => {
    const say = await sayer('en');
    const page = await openGame(browser, crisis.game, { language: 'en', context, crew: everybody });
    const offered = crisis.playing.board.drawn?.offered ?? [];
    for (const [i, card] of offered.entries()) {
      const button = option(page).nth(i);
      await expect(button).toContainText(say('foretold.label'));
      for (const [continent, { from, to }] of foretoldPanic(consequencesOf(crisis.playing, { crisis: card }))) {
        const name = say(`continent.${continent}`);
        await expect(button).toContainText(say('foretold.panic', { continent: name, from, to }));
      }
    }
    const riots = option(page).nth(offered.indexOf('capital-riots'));
    await expect(riots).toContainText(say('price.falls', { continent: say('continent.africa') }));
    await layoutChecker(page)('dealt crises');
  });

  test(`ACT-MISSION a dealt mission says the chance to win it, unless chances are switched off: ${device}${sweepBut(device === 'phone')}`, async ({
    browser,
  }) => {
    const page = await openGame(browser, mission.game, { language: 'en', context, crew: everybody });
    await expect(option(page)).toHaveCount(3);
    for (let i = 0; i < 3; i += 1) await expect(option(page).nth(i)).toContainText(/\b\d+% to win in this round/);
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('sitroom/settings') ?? '{}') as object;
      localStorage.setItem('sitroom/settings', JSON.stringify({ ...settings, odds: false }));
    });
    await page.reload();
    const say = await sayer('en');
    await page.getByRole('button', { name: say('back.go') }).click();
    await expect(option(page)).toHaveCount(3);
    await expect(option(page).first()).toContainText(say('foretold.won'));
    await expect(option(page).filter({ hasText: '%' })).toHaveCount(0);
  });

  test(`CRD-7 techs to discard are cards with pictures: ${device} @sweep`, async ({ browser }) => {
    const { game } = dealt({ begin: 'ending', hand }, () => true);
    const page = await openGame(browser, game, { language: 'en', context, crew: everybody });
    const say = await sayer('en');
    if (device === 'phone') await page.getByRole('button', { name: say('table.cards') }).click();
    await page.getByRole('radio', { name: say('role.chief-scientist') }).click();
    await page.locator('[data-piece="card:literature-search"]').press('Enter');
    await expect(option(page)).toHaveCount(hand.length);
    await expect(option(page).locator('.picture svg path').first()).toBeVisible();
    await expect(option(page).locator('.picture')).toHaveCount(hand.length);
    await layoutChecker(page)('techs to discard');
  });
}

test('TAB-2 on a phone a question about continents shows each of them, with what panic becomes', async ({
  browser,
}) => {
  const { game } = dealt({ begin: 'crises', crisisPool: ['stolen-samples'] }, () => true);
  const page = await openGame(browser, game, { language: 'en', context: phone, crew: everybody });
  await expect(option(page)).toHaveCount(6);
  await expect(option(page).locator('[data-piece^="land:"]')).toHaveCount(6);
  await expect(option(page).filter({ hasText: '6 → 7' })).toHaveCount(1);
});

test('RES-3 the map shows what the crisis that is pointed at would do @sweep', async ({ browser }) => {
  const page = await openGame(browser, crisis.game, { language: 'en', context: desk, crew: everybody });
  const riots = option(page).nth((crisis.playing.board.drawn?.offered ?? []).indexOf('capital-riots'));
  await expect(page.locator('.spot.faded')).toHaveCount(0);
  await riots.hover();
  await expect(page.locator('.spot.faded')).toHaveCount(5);
  await page.mouse.move(0, 0);
  await expect(page.locator('.spot.faded')).toHaveCount(0);
  await riots.focus();
  await expect(page.locator('.spot.faded')).toHaveCount(5);
});

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`TAB-2 dealt cards cover no continent's name, panic or interceptors: ${width} × ${height} @sweep`, async ({
    browser,
  }) => {
    for (const { game } of [crisis, mission]) {
      const context = { viewport: { width, height } };
      const page = await openGame(browser, game, { language: 'en', context, crew: everybody });
      await inEveryLanguage(page, async (language) => {
        await atRest(page);
        const panel = await page.locator('.choice').boundingBox();
        const labels = await page
          .locator('.continent text, .continent .dart, [data-piece^="panic:"]')
          .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
        expect({ language, covered: Math.max(0, Math.round(labels - (panel?.y ?? 0))) }).toEqual({
          language,
          covered: 0,
        });
      });
      await page.context().close();
    }
  });
}
