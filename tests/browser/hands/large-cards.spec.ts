import { expect, type Locator, type Page } from '@playwright/test';
import { type Role, roles } from '../../../src/content/roles.ts';
import { cardWords } from '../../../src/i18n/en/cards/index.ts';
import { at } from '../../tools/given.ts';
import { describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer, setSpeed } from '../tools/device.ts';
import { screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const game = describedGame({
  begin: 'deploy-squad',
  mission: 'crashed-scout',
  enemies: ['sectoid-drone'],
  hand: ['missile-pods', 'psi-screen'],
  inPlay: ['officer-training', 'second-wind', 'covert-team'],
  units: at('base', 'heavy-1'),
});
const textOf = (card: string): string => cardWords.cards[card]?.text ?? '';
const large = (page: Page): Locator => page.locator('.large');
const shown = (page: Page, card: string): Locator => page.locator(`[data-look="${card}"]`).first();

/** Shows the cards of a role. */
const tabOf = async (page: Page, role: Role): Promise<void> =>
  page
    .getByRole('radio')
    .nth(1 + roles.indexOf(role))
    .click();

/** Checks that the large card covers neither the small one nor the edge of the window. */
async function standsBeside(page: Page, card: Locator): Promise<void> {
  const [a, b] = [await large(page).boundingBox(), await card.boundingBox()];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (a === null || b === null) throw new Error('nothing is visible');
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  expect(across <= 0 || down <= 0).toBe(true);
  expect([a.x >= 0, a.y >= 0, a.x + a.width <= width, a.y + a.height <= height]).toEqual([true, true, true, true]);
}

test('CRD-1 a mouse that rests on a card shows it large: its words, symbols, phase, and why it cannot be used', async ({
  browser,
}) => {
  const page = await openGame(browser, game, { language: 'en', context: desk });
  const say = await sayer('en');
  await setSpeed(page, 0);
  await tabOf(page, 'commander');
  await shown(page, 'officer-training').hover({ force: true });
  await leap(page, 500);
  await expect(large(page)).toContainText(say('table.usable'));
  await tabOf(page, 'squad-leader');
  const card = shown(page, 'second-wind');
  await card.hover({ force: true });
  await leap(page, 200);
  await expect(large(page)).toHaveCount(0);
  await leap(page, 300);
  await expect(large(page)).toContainText(textOf('second-wind'));
  await expect(large(page)).toContainText(say('role.squad-leader'));
  await expect(large(page)).toContainText(say('table.phase.resolution'));
  await expect(large(page)).toContainText(say('refused.not-in-this-phase'));
  await standsBeside(page, card);
  // Only ever one, and none while something is dragged.
  for (const other of ['crashed-scout', 'sectoid-drone', 'covert-team']) {
    // In the middle of a mission lies its enemy.
    await shown(page, other).hover({ force: true, position: { x: 8, y: 8 } });
    await leap(page, 500);
    await expect(large(page)).toHaveCount(1);
    await expect(large(page)).toContainText(textOf(other));
    await standsBeside(page, shown(page, other));
  }
  await screenChecker(page)('a large card on a desk');
  await page.mouse.down();
  await expect(large(page)).toHaveCount(0);
});

test('a finger that rests on a card shows it large and does nothing else; the next touch hides it', async ({
  browser,
}) => {
  const page = await openGame(browser, game, { language: 'en', context: phone });
  const say = await sayer('en');
  await setSpeed(page, 0);
  await page
    .getByRole('navigation')
    .getByRole('button', { name: say('table.part.cards') })
    .tap();
  await tabOf(page, 'squad-leader');
  const card = shown(page, 'covert-team');
  const box = await card.boundingBox();
  if (box === null) throw new Error('the card is not visible');
  const device = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 40, y: box.y + 40 }];
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect.poll(async () => leap(page, 500).then(() => large(page).count())).toBe(1);
  await expect(large(page)).toContainText(textOf('covert-team'));
  await standsBeside(page, card);
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(large(page)).toHaveCount(1);
  await expect(page.locator('.choice')).toHaveCount(0);
  await page.locator('h1').tap();
  await expect(large(page)).toHaveCount(0);
});

test('a key shows the card with the focus, follows the focus, and is read aloud', async ({ browser }) => {
  const page = await openGame(browser, game, { language: 'en', context: desk });
  await setSpeed(page, 0);
  await tabOf(page, 'squad-leader');
  await shown(page, 'second-wind').focus();
  await expect(large(page)).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(page.getByRole('status').filter({ hasText: textOf('second-wind') })).toHaveCount(1);
  await standsBeside(page, shown(page, 'second-wind'));
  await shown(page, 'covert-team').focus();
  await expect(large(page)).toContainText(textOf('covert-team'));
  await page.keyboard.press('Escape');
  await expect(large(page)).toHaveCount(0);
});

test('a card that comes to lie beneath a mouse at rest is shown large only once the mouse moves @sweep', async ({
  browser,
}) => {
  const page = await openGame(browser, game, { language: 'en', context: desk });
  await setSpeed(page, 0);
  await tabOf(page, 'commander');
  const [x, y] = [500, 300];
  await page.mouse.move(x, y);
  await shown(page, 'officer-training').evaluate(
    (card, [left, top]) => {
      if (!(card instanceof HTMLElement)) throw new Error('the card is no element');
      Object.assign(card.style, { position: 'fixed', zIndex: 99, left: `${left - 20}px`, top: `${top - 20}px` });
      // Browsers send events for the element beneath a mouse after each change of the layout, as here.
      const told = { bubbles: true, pointerType: 'mouse', clientX: left, clientY: top };
      for (const type of ['pointerover', 'pointermove']) card.dispatchEvent(new PointerEvent(type, told));
    },
    [x, y] as const,
  );
  await leap(page, 500);
  await expect(large(page)).toHaveCount(0);
  await page.mouse.move(x + 2, y + 1);
  await leap(page, 500);
  await expect(large(page)).toContainText(textOf('officer-training'));
});
