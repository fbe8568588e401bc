import { expect, type Page } from '@playwright/test';
import { eventsOf } from '../../../src/host/index.ts';
import { momentsOf } from '../../../src/i18n/log/moments.ts';
import { screens, smallWords } from '../tools/afar.ts';
import { crewOf, importGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer, sceneOn, setSpeed } from '../tools/device.ts';
import { beforeLastRoll, lastChance } from '../tools/finale-games.ts';
import { rested } from '../tools/hands.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, layoutChecker, screenChecker } from '../tools/look.ts';
import { everybody } from '../tools/scene-games.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const finale = (page: Page) => page.locator('.finale');
const parts = (page: Page) => finale(page).locator('ol > li');
const loud = (page: Page) => page.locator('.stage .act.filled');
const words = (page: Page) => page.locator('.stage .words');

const low = { ...phone, viewport: { width: 360, height: 640 } };
const sideways = { ...phone, viewport: { width: 844, height: 390 } };
const tablet = { ...desk, viewport: { width: 1024, height: 768 } };
for (const [where, context] of Object.entries({ desk, phone, low, sideways, tablet })) {
  test(`RES-9 (${where}) the final mission takes the stage: name, chance, now or never, and three parts${sweepBut(where === 'desk')}`, async ({
    browser,
  }) => {
    const say = await sayer('en');
    const page = await openGame(browser, lastChance(), { language: 'en', context, crew: everybody });
    await expect(finale(page)).toHaveAccessibleName(
      say('happened.line', { head: 'Final mission', text: 'Misdirection' }),
    );
    await expect(finale(page)).toContainText(say('finale.now-or-never'));
    await expect(finale(page)).toContainText(say('finale.chance'));
    await expect(parts(page)).toHaveCount(3);
    await inEveryLanguage(page, (language) => layoutChecker(page)(`the stage in ${language}`));
    await page.locator('.hands .next').click();
    await expect(parts(page).first()).toHaveAttribute('aria-current', 'step');
    await loud(page).click();
    await expect(words(page)).toContainText(say('table.dice', { dice: 1 }));
    await inEveryLanguage(page, (language) => layoutChecker(page)(`its first roll in ${language}`));
    await screenChecker(page)(`the final mission on ${where}`);
  });
}

test('at 1280 × 720 nothing of the stage scrolls or lies over the dice @sweep', async ({ browser }) => {
  const page = await openGame(browser, lastChance(), { language: 'en', context: desk, crew: everybody });
  await page.locator('.hands .next').click();
  await inEveryLanguage(page, async (language) => {
    await atRest(page);
    const hidden = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect({ language, hidden: Math.max(0, hidden) }).toEqual({ language, hidden: 0 });
    const [stage, dice] = [await finale(page).boundingBox(), await page.locator('section.stage').boundingBox()];
    expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual(dice?.y ?? 0);
  });
});

test('every word of a stage on which a part is done can be read across a room @sweep', async ({ browser }) => {
  const context = { ...desk, viewport: screens.television };
  const page = await openGame(browser, beforeLastRoll('lost'), { language: 'en', context, view: '/board' });
  await expect(finale(page).locator('.complete')).not.toHaveCount(0);
  await inEveryLanguage(page, async (language) => {
    await atRest(page);
    expect({ language, small: await smallWords(page) }).toEqual({ language, small: [] });
  });
});

test('a bot that plays the final mission keeps it on stage, and names it by its plan @sweep', async ({ browser }) => {
  const crew = crewOf('commander');
  const page = await openGame(browser, lastChance(), { language: 'en', context: desk, crew });
  await setSpeed(page, 1);
  await expect(page.locator('footer.crew')).toContainText('Misdirection, part 1');
  await expect(finale(page)).toBeVisible();
});

for (const [where, context] of Object.entries({ desk, phone })) {
  test(`END-3 (${where}) a replay shows the final mission on its stage @sweep`, async ({ browser }) => {
    const game = beforeLastRoll('won');
    const { page, id } = await importGame(browser, game, { language: 'en', context });
    const last = momentsOf(eventsOf(game.log), game.pack).length - 1;
    await page.goto(`./#/replay/${id}/${last}`);
    await expect(parts(page)).toHaveCount(3);
    await inEveryLanguage(page, (language) => layoutChecker(page)(`the stage of a replay in ${language}`));
  });

  test(`END-1 (${where}) the last roll says that it can decide the game, what it did, and leads to the end: won${sweepBut(where === 'phone')}`, async ({
    browser,
  }) => {
    const say = await sayer('en');
    const page = await openGame(browser, beforeLastRoll('won'), { language: 'en', context, crew: everybody });
    await expect(words(page)).toContainText(say('finale.decides'));
    await loud(page).click();
    await expect(words(page)).toContainText(say('finale.won'));
    await rested(loud(page));
    await loud(page).click();
    await expect(page.getByRole('heading', { name: say('end.won') })).toBeVisible();
  });

  test(`END-1 (${where}) the last roll says that it can decide the game, what it did, and leads to the end: lost @sweep`, async ({
    browser,
  }) => {
    const say = await sayer('en');
    const game = beforeLastRoll('lost');
    const page = await openGame(browser, game, { language: 'en', context, crew: everybody, scenes: true });
    await expect(finale(page)).toContainText(say('finale.now-or-never'));
    await expect(words(page)).toContainText(say('finale.decides'));
    await loud(page).click();
    await expect(words(page)).toContainText(say('finale.lost'));
    await rested(loud(page));
    await loud(page).click();
    await expect(sceneOn(page)).toContainText(say('scene.earth-lost'));
    await sceneOn(page).getByRole('button').click();
    await expect(finale(page)).toContainText(say('price.earth-lost'));
    await leap(page, 3_000);
    await expect(page.getByRole('heading', { name: say('end.lost') })).toBeVisible();
  });
}
