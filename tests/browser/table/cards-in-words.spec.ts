import { expect } from '@playwright/test';
import type { Plan } from '../../../src/content/plans.ts';
import type { CardWords, PlanText } from '../../../src/i18n/cards.ts';
import { cardWords as german } from '../../../src/i18n/de/cards/index.ts';
import { type Language, languages } from '../../../src/i18n/languages.ts';
import { describedGame, lateGame, openGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { inSettings, named } from '../tools/evening.ts';
import { byMouse } from '../tools/hands.ts';
import { chooseLanguage } from '../tools/languages.ts';
import { screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const germanPlans: Readonly<Partial<Record<Plan, PlanText>>> = german.plans;
/** A plan with two parts of the same rule. */
const alike = describedGame({ begin: 'deploy-final-squad', finalMission: 'available' }, 'europe', 'onslaught');

test('two parts of a final mission with the same rule are both among the texts of the cards @sweep', async ({
  browser,
}) => {
  const say = await sayer('en');
  const page = await openGame(browser, alike, { language: 'en', context: desk });
  await expect(page.locator('main.table')).toBeVisible();
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: say('menu.cards') });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Needs 9 successes.' })).toHaveCount(2);
});

test('a shortcut opens the texts of all cards on the table, which can be scrolled by keyboard', async ({ browser }) => {
  const say = await sayer('de');
  const page = await openGame(browser, lateGame(), { language: 'de', context: desk });
  await expect(page.locator('main.table')).toBeVisible();
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: say('menu.cards') });
  await expect(dialog).toBeVisible();
  const { board, setup } = lateGame().state.open;
  const lying = [...(board?.hand ?? []), ...(board?.crisisPool ?? []), board?.mission?.card ?? ''];
  expect(lying.length).toBeGreaterThan(7);
  for (const id of lying) {
    const { name = '', text = '' } = german.cards[id] ?? {};
    await expect(dialog.getByRole('listitem').filter({ hasText: name }).first()).toContainText(text);
  }
  const plan = germanPlans[setup.plan];
  await expect(dialog).toContainText(plan?.text ?? 'no plan of the base game');
  await screenChecker(page)('cards in words on a desk');
  const last = dialog.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.locator('.body')).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(named(page, say('cue.done'))).toBeVisible();
});

test('on a phone the menu opens the card texts, and closing them returns to it @sweep', async ({ browser }) => {
  const say = await sayer('ru');
  const page = await openGame(browser, lateGame(), { language: 'ru', context: phone });
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.cards')).tap();
  const dialog = page.getByRole('dialog', { name: say('menu.cards') });
  await expect(dialog).toBeVisible();
  await screenChecker(page)('cards in words on a phone');
  await named(page, say('common.close')).tap();
  await expect(page.getByRole('dialog', { name: say('menu.name') })).toBeVisible();
});

/** The card texts of a language. */
async function cardWordsOf(language: Language): Promise<CardWords> {
  const loaded = (await import(`../../../src/i18n/${language}/cards/index.ts`)) as { cardWords: CardWords };
  return loaded.cardWords;
}

test('switching the language in the settings of a running game switches the cards, too @sweep', async ({ browser }) => {
  const page = await openGame(browser, lateGame(), { language: 'en', context: desk });
  await expect(page.locator('main.table')).toBeVisible();
  let say = await sayer('en');
  for (const language of languages) {
    await inSettings({ page, say, hands: byMouse, look: async () => {} }, () => chooseLanguage(page, language));
    say = await sayer(language);
    const { cards } = await cardWordsOf(language);
    await page.keyboard.press('w');
    for (const id of lateGame().state.open.board?.hand ?? [])
      await expect(page.getByRole('dialog')).toContainText(cards[id]?.name ?? id);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
