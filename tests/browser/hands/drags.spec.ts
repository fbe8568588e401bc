import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { cardWords } from '../../../src/i18n/en/cards/index.ts';
import type { Position } from '../../../src/rules/index.ts';
import { at } from '../../tools/given.ts';
import { describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, sayer, setSpeed } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { dragByMouse, dragByTouch } from '../tools/hands.ts';
import type { Say } from '../tools/say.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const nameOf = (card: string): string => cardWords.cards[card]?.name ?? '';
const spot = (page: Page, name: string): Locator => page.locator(`[data-place="${name}"]`);
const card = (page: Page, id: string): Locator => page.locator(`.card[data-piece="card:${id}"]`);
const unit = (page: Page, id: string): Locator => page.locator(`.piece[data-piece="unit:${id}"]`);
const inReserve = (page: Page, kind: string): Locator => page.locator(`.piece.${kind}:enabled`).first();

/** Opens a described table with the clock stopped. */
async function openAt(browser: Browser, position: Position, context = desk): Promise<{ page: Page; say: Say }> {
  const page = await openGame(browser, describedGame(position), { language: 'en', context });
  await expect(page.locator('main.table')).toBeVisible();
  await setSpeed(page, 0);
  return { page, say: await sayer('en') };
}

const tablet = { ...desk, hasTouch: true };
for (const [name, drag, context] of [
  ['a mouse', dragByMouse, desk],
  ['a finger', dragByTouch, tablet],
] as const) {
  test(`ACT-RESEARCH a tech and a scientist are dragged into the lab with ${name}`, async ({ browser }) => {
    const { page } = await openAt(browser, { begin: 'assign-research', hand: ['missile-pods'] }, context);
    const lab = page.locator('[data-place^="lab:"].open');
    const place = (await lab.getAttribute('data-place')) ?? '';
    await drag(page, card(page, 'missile-pods'), lab, async () => {
      await expect(spot(page, place)).toHaveAttribute('data-receives', 'over');
      await expect(page.locator('[data-receives]')).toHaveCount(1);
      await expect(page.locator('.carried')).toContainText(nameOf('missile-pods'));
    });
    await expect(spot(page, place)).toContainText(nameOf('missile-pods'));
    await expect(page.locator('[data-receives], .carried')).toHaveCount(0);
    await drag(page, inReserve(page, 'scientist'), spot(page, place), async () => {
      await expect(spot(page, place)).toHaveAttribute('data-receives', 'over');
    });
    await expect(spot(page, place).locator('.piece.scientist')).toHaveCount(1);
    // And back again.
    await drag(page, spot(page, place).locator('.piece.scientist'), spot(page, 'reserve'), async () => {});
    await expect(spot(page, place).locator('.piece.scientist')).toHaveCount(0);
  });

  test(`ACT-SQUAD a soldier dropped anywhere on the mission joins it, with ${name} @sweep`, async ({ browser }) => {
    const { page } = await openAt(browser, { begin: 'deploy-squad', mission: 'crashed-scout' }, context);
    const mission = spot(page, 'mission');
    await drag(page, inReserve(page, 'soldier'), mission.locator('[data-piece="part:mission:1"]'), async () => {
      await expect(mission).toHaveAttribute('data-receives', 'over');
    });
    await expect(mission.locator('.squad .piece.soldier')).toHaveCount(1);
  });

  test(`RES-7 a soldier is dragged onto the enemy, another one onto an icon, with ${name} @sweep`, async ({
    browser,
  }) => {
    const { page } = await openAt(
      browser,
      {
        begin: 'base-defense',
        enemies: ['sectoid-drone'],
        units: at('base', 'heavy-1', 'heavy-2', 'support-1'),
      },
      context,
    );
    await page.locator('.enemy .cover').click();
    const enemy = spot(page, 'task');
    await drag(page, unit(page, 'heavy-1'), enemy.locator('.picture'), async () => {
      await expect(enemy).toHaveAttribute('data-receives', 'over');
    });
    await expect(enemy.locator('.icon.taken')).toHaveCount(1);
    const free = enemy.locator('.icon:not(.taken)');
    await drag(page, unit(page, 'support-1'), free, async () => {
      await expect(free).toHaveAttribute('data-receives', 'over');
    });
    await expect(enemy.locator('.icon.taken')).toHaveCount(2);
  });

  test(`CRD-7 a card is used on the continent it is dropped on, with ${name}${sweepBut(name === 'a finger')}`, async ({
    browser,
  }) => {
    const { page, say } = await openAt(
      browser,
      { begin: 'deploy-interceptors', ufos: { asia: 1, africa: 2 }, inPlay: ['decoy-signal'] },
      context,
    );
    await page.getByRole('radio').nth(3).click();
    await drag(page, card(page, 'decoy-signal'), spot(page, 'continent:africa'), async () => {
      await expect(spot(page, 'continent:africa').locator('path.over')).toHaveCount(1);
    });
    await expect(page.locator('[data-piece^="ufo:africa:"]')).toHaveCount(1);
    await expect(card(page, 'decoy-signal')).toContainText(say('table.card-exhausted'));
  });
}

test('TAB-2 a refused drop says why where it fell, for a while; the piece stays in reserve', async ({ browser }) => {
  const { page, say } = await openAt(browser, {
    begin: 'deploy-interceptors',
    units: at('continent:asia', 'interceptor-1', 'interceptor-2', 'interceptor-3'),
  });
  const why = page.getByRole('alert');
  const piece = inReserve(page, 'interceptor');
  for (const [where, reason] of [
    ['orbit', 'wrong-place'],
    ['continent:asia', 'no-room'],
  ] as const) {
    await dragByMouse(page, piece, spot(page, where), async () => {});
    await expect(why).toHaveText(say(`refused.${reason}`));
    const [shown, place] = [await why.boundingBox(), await spot(page, where).boundingBox()];
    if (shown === null || place === null) throw new Error('nothing is visible');
    const middle = (box: typeof shown) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    expect(Math.abs(middle(shown).x - middle(place).x)).toBeLessThan(40);
    expect(Math.abs(middle(shown).y - middle(place).y)).toBeLessThan(120);
    await leap(page, 6_000);
    await expect(why).toHaveCount(0);
  }
  await expect(page.locator('[data-place^="continent:"] [data-piece^="unit:interceptor"]')).toHaveCount(3);
});

test('CRD-1 a card that cannot be used now says why, dropped, pressed, or with the keyboard @sweep', async ({
  browser,
}) => {
  const { page, say } = await openAt(browser, { begin: 'deploy-interceptors', inPlay: ['second-wind'] });
  await page.getByRole('radio').nth(4).click();
  const why = page.getByRole('alert');
  const words = say('refused.not-in-this-phase');
  const tries = [
    () => dragByMouse(page, card(page, 'second-wind'), spot(page, 'world'), async () => {}),
    () => card(page, 'second-wind').click({ force: true }),
    () => card(page, 'second-wind').press('Enter'),
  ];
  for (const attempt of tries) {
    await attempt();
    await expect(why).toHaveText(words);
    await leap(page, 6_000);
    await expect(why).toHaveCount(0);
  }
});

test('ACT-RESEARCH by keyboard a tech is picked, then put into the lab; Escape cancels a drag', async ({ browser }) => {
  const { page, say } = await openAt(browser, { begin: 'assign-research', hand: ['missile-pods'] });
  const lab = page.locator('[data-place^="lab:"].open');
  const place = (await lab.getAttribute('data-place')) ?? '';
  await dragByMouse(page, card(page, 'missile-pods'), lab, async () => page.keyboard.press('Escape'));
  await expect(spot(page, place)).not.toContainText(nameOf('missile-pods'));
  await card(page, 'missile-pods').press('Enter');
  await expect(card(page, 'missile-pods')).toHaveAttribute('aria-pressed', 'true');
  await named(page, say('table.research')).press('Enter');
  await expect(spot(page, place)).toContainText(nameOf('missile-pods'));
});
