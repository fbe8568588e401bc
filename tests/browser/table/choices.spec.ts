import { expect, type Page } from '@playwright/test';
import { crewOf, gameUpTo, openGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, brokenWords } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const everybody = crewOf('commander', 'chief-scientist', 'central-officer', 'squad-leader');
const game = gameUpTo(
  'normal',
  ({ step, board }) => step === 'orbital-defense' && board?.choices[0]?.about === 'continent',
);
/** A question with all continents to choose from. */
const everywhere = gameUpTo(
  'hard',
  ({ step, board }) => step === 'crises' && (board?.choices[0]?.options.length ?? 0) > 5,
);
const options = game.state.open.board?.choices[0]?.options ?? [];
const question = (page: Page) => page.locator('.choice');

test('TAB-2 a question about continents is answered on the map, where the others fade', async ({ browser }) => {
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: everybody });
  await expect(question(page)).toBeVisible();
  await expect(page.locator('.spot.open')).toHaveCount(options.length);
  await expect(page.locator('.spot.faded')).toHaveCount(6 - options.length);
  const named = await page.locator('.choice li').count();
  await page.locator('.spot.open').first().click();
  await expect(page.locator('.choice li')).not.toHaveCount(named);
});

test('TAB-2 on a small phone no name of a continent is broken, in any language @sweep', async ({ browser }) => {
  const context = { ...phone, viewport: { width: 360, height: 800 } };
  const page = await openGame(browser, everywhere, { language: 'en', context, crew: everybody });
  await expect(question(page)).toBeVisible();
  await inEveryLanguage(page, async (language) => {
    await atRest(page);
    expect({ language, broken: await brokenWords(page, '.choice .wrapped') }).toEqual({ language, broken: [] });
  });
});

test('TAB-2 a question is announced to screen readers', async ({ browser }) => {
  const say = await sayer('en');
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: everybody });
  const asked = await question(page).getAttribute('aria-label');
  await expect(page.locator('[aria-live=polite]', { hasText: asked ?? '?' })).toHaveText(
    `${say('role.commander')}. ${asked}`,
  );
});

test('TAB-2 an option says what panic would become, on a desk with the digit that chooses it @sweep', async ({
  browser,
}) => {
  const say = await sayer('en');
  for (const context of [desk, phone]) {
    const page = await openGame(browser, game, { language: 'en', context, crew: everybody });
    for (const [i, option] of options.entries()) {
      const panic = game.state.open.board?.panic[option as 'asia'] ?? 0;
      const name = say(`continent.${option as 'asia'}`);
      await expect(page.locator('.choice li').nth(i)).toContainText(`${name} ${panic} → ${panic + 1}`);
    }
  }
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: everybody });
  await expect(question(page)).toBeVisible();
  const log = page.locator('.choice li');
  const count = await log.count();
  await page.keyboard.press('2');
  await expect(log).not.toHaveCount(count);
});
