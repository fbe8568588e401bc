import { expect } from '@playwright/test';
import { desk, largeLetters, newDevice, sayer, slowSpeed } from '../tools/device.ts';
import { begin, type Evening, named, playResolution, playTimedPhase, toStep } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { layoutCheckerIn } from '../tools/languages.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

test.use({ launchOptions: largeLetters });

/** Checks everything that the menu leads to. */
async function walkMenu({ page, say, look }: Evening): Promise<void> {
  const press = (key: string) =>
    page
      .locator('dialog')
      .getByRole('button', { name: say(key), exact: true })
      .click();
  await named(page, say('cue.menu')).click();
  await look('menu');
  for (const key of ['menu.history', 'menu.settings', 'menu.correct', 'menu.rules']) {
    await press(key);
    await look(key);
    if (key !== 'menu.rules') await page.keyboard.press('Escape');
  }
  await page.locator('.top > ul button').nth(3).click();
  await look('an entry of the rules');
  await page.keyboard.press('Escape');
  await press('menu.resume');
}

/** Leaves the game, checks the other pages, and returns to it. */
async function walkPages({ page, say, look }: Evening): Promise<void> {
  await named(page, say('cue.menu')).click();
  await named(page, say('menu.leave')).click();
  await look('start, with a game');
  for (const key of ['start.games', 'start.settings', 'start.rules']) {
    await named(page, say(key)).click();
    await expect(named(page, say('common.back'))).toBeVisible();
    await look(key);
    if (key === 'start.games') await named(page, say('games.delete')).click();
    await look(`${key}, once more`);
    await named(page, say('common.back')).click();
  }
  await page.getByRole('button', { name: say('start.continue') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('step.orbital-defense.name'));
}

for (const [name, languages, hands, context] of [
  ['a phone, in Russian', ['ru'], byTouch, {}],
  ['a phone, in German and Russian', ['de', 'ru'], byTouch, {}],
  ['a small desk, in German and Russian', ['ru', 'de'], byMouse, desk],
] as const) {
  test(`at 200 % font size no screen has layout faults on ${name}${sweepBut(name === 'a phone, in Russian')}`, async ({
    browser,
  }) => {
    const [language] = languages;
    const { page } = await newDevice(browser, { language, seed: 11, context, speed: slowSpeed });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const say = await sayer(language);
    const evening: Evening = { page, hands, say, look: layoutCheckerIn(languages, page) };
    await begin(evening);
    await playTimedPhase(evening, 1);
    await playResolution(evening, 1, { orbit: 2, red: ['africa'] });
    await page.reload();
    // The check waits for animations, but not for content that is still to appear.
    await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    await evening.look('welcome back');
    await named(page, say('back.go')).click();
    await walkMenu(evening);
    await toStep(evening, 'orbital-defense');
    await walkPages(evening);
    await named(page, say('step.roll')).click();
    await page.getByRole('button', { name: say('dice.roll', { dice: 3 }) }).click();
    await evening.look('dice');
    await toStep(evening, 'panic-report');
    for (const continent of ['asia', 'africa']) {
      await page.locator(`[data-continent=${continent}]`).focus();
      await page.keyboard.press('o');
    }
    await evening.look('panic, lost');
    await page.locator('.foot button').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('end.lost'));
    await evening.look('end');
  });
}
