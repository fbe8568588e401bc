import { expect, type Locator, type Page } from '@playwright/test';
import { nightShift } from '../../tools/packs.ts';
import { chooseFile, desk, newDevice, newTab, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { byKeyboardKeepingFocus } from '../tools/hands.ts';
import { test } from '../tools/test.ts';

/** A new desktop device operated by keyboard alone. */
async function keyboardUser(browser: Parameters<typeof newDevice>[0]) {
  const say = await sayer('en');
  const { page, context } = await newDevice(browser, { context: desk, speed: 0 });
  const hands = byKeyboardKeepingFocus(page);
  const level = page.getByRole('listitem').getByRole('button', { name: say('difficulty.normal') });
  return { page, context, say, hands, level };
}

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test('on every page change the focus moves to the title', async ({ browser }) => {
  const { page, say, hands, level } = await keyboardUser(browser);
  for (const name of ['rules', 'games', 'settings'] as const) {
    await hands.press(named(page, say(`start.${name}`)));
    await expect(title(page)).toHaveText(say(`start.${name}`));
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(named(page, say('common.back'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(say('app.name'));
    await expect(title(page)).toBeFocused();
  }
  await hands.press(level);
  await expect(title(page)).toHaveText(say('setup.name'));
  await expect(title(page)).toBeFocused();
  await hands.press(named(page, say('setup.begin')));
  await expect(title(page)).toHaveText(say('cue.new-technology.name'));
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText(say('app.name'));
  await expect(title(page)).toBeFocused();
});

test('the focus moves to a row’s confirmation, back on cancel, and to the next row after a deletion @sweep', async ({
  browser,
}) => {
  const { page, say, hands, level } = await keyboardUser(browser);
  for (let games = 0; games < 2; games += 1) {
    await hands.press(level);
    await hands.press(named(page, say('setup.begin')));
    await hands.press(named(page, say('cue.menu')));
    await hands.press(named(page, say('menu.leave')));
  }
  await hands.press(named(page, say('start.games')));
  const rows = page.getByRole('listitem').filter({ has: named(page, say('games.copy')) });
  const [first, second] = [page.getByRole('listitem').first(), page.getByRole('listitem').nth(1)];
  const remove = (row: Locator) => row.getByRole('button', { name: say('games.delete'), exact: true });
  await expect(rows).toHaveCount(2);
  await hands.press(remove(first));
  await expect(named(page, say('common.cancel'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(named(page, say('common.cancel'))).toBeFocused();
  await hands.press(remove(first));
  await expect(rows).toHaveCount(1);
  await expect(first.getByRole('button').first()).toBeFocused();
  await expect(second).toHaveCount(0);
  await hands.press(remove(first));
  await hands.press(remove(first));
  await expect(page.getByText(say('games.none'))).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('removing a pack, or cancelling the removal, keeps the focus on the page @sweep', async ({ browser }) => {
  const { page, say, hands, level } = await keyboardUser(browser);
  await hands.press(page.getByRole('radio', { name: say('start.screen') }));
  await hands.press(page.getByRole('button', { name: say('start.packs') }));
  const remove = page.getByRole('button', { name: say('packs.remove-which', { name: 'night-shift' }) });
  await chooseFile(page, JSON.stringify(nightShift()));
  await hands.press(remove);
  await expect(page.getByText(say('packs.none'))).toBeVisible();
  await expect(title(page)).toBeFocused();

  await chooseFile(page, JSON.stringify(nightShift()));
  await expect(remove).toBeVisible();
  await hands.press(named(page, say('common.back')));
  await hands.press(level);
  const packs = page.getByRole('combobox', { name: say('setup.pack'), exact: true });
  await hands.choose(packs, (await packs.locator('option').last().getAttribute('value')) ?? '');
  await hands.press(named(page, say('setup.begin')));
  await expect(page.locator('main.table')).toBeVisible();
  await page.goto('./#/packs');
  await hands.press(remove);
  await expect(named(page, say('common.cancel'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
});

test('closing a notice and taking over a game from another tab keep the focus on the page @sweep', async ({
  browser,
}) => {
  const { page, context, say, hands, level } = await keyboardUser(browser);
  await hands.press(level);
  await hands.press(named(page, say('setup.begin')));
  await page.waitForURL(/#\/game\//);
  const other = await newTab(context, page.url(), { speed: 0 });
  const there = byKeyboardKeepingFocus(other);
  await there.press(named(other, say('games.take-over')));
  await expect(other.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  await there.press(named(other, say('back.go')));
  await expect(title(other)).toHaveText(say('cue.new-technology.name'));

  await other.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await other.goto('./#/settings');
  await other.reload();
  const notice = other.getByRole('alert');
  await there.press(notice.getByRole('button', { name: say('common.close') }));
  await expect(notice).toHaveCount(0);
  await expect(title(other)).toBeFocused();
});
