import { expect } from '@playwright/test';
import { cardWords as german } from '../../../src/i18n/de/cards/index.ts';
import { lateGame, openGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { looker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const late = lateGame();
const { board } = late.state.open;

test('the words of all that lies on the table are a key away, with the clock stopped, and scrolled by keys alone', async ({
  browser,
}) => {
  const say = await sayer('de');
  const page = await openGame(browser, late, { language: 'de', context: desk });
  await expect(page.locator('main.table')).toBeVisible();
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: say('menu.cards') });
  await expect(dialog).toBeVisible();
  const lying = [...(board?.hand ?? []), ...(board?.crisisPool ?? []), board?.mission?.card ?? ''];
  expect(lying.length).toBeGreaterThan(7);
  for (const id of lying) {
    const { name = '', text = '' } = german.cards[id] ?? {};
    await expect(dialog.getByRole('listitem').filter({ hasText: name }).first()).toContainText(text);
  }
  await expect(dialog).toContainText(german.plans[late.state.open.setup.plan].text);
  await looker(page)('cards in words on a desk');
  const last = dialog.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  // From the title past the cross to what is read.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.locator('.body')).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(named(page, say('cue.done'))).toBeVisible();
});

test('on a phone they are in the menu, and a step back leads to it', async ({ browser }) => {
  const say = await sayer('ru');
  const page = await openGame(browser, late, { language: 'ru', context: phone });
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.cards')).tap();
  const dialog = page.getByRole('dialog', { name: say('menu.cards') });
  await expect(dialog).toBeVisible();
  await looker(page)('cards in words on a phone');
  await named(page, say('common.close')).tap();
  await expect(page.getByRole('dialog', { name: say('menu.name') })).toBeVisible();
});
